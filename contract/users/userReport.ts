import type { ImportedRow } from '../imports/imported';
import type { ImportReportRecord, ImportUserRow, ReportCategory } from './userFile';

/** Report category of each outcome. Waiting rows have no category. */
const categories: Readonly<Partial<Record<ImportedRow['outcome'], ReportCategory>>> = {
  created: 'OK',
  updated: 'OK',
  unchanged: 'WARNING',
  refused: 'ERROR',
  cancelled: 'ERROR',
};

/** Converts the cells of a row to a user with the specification's field names. */
export const userOf = (cells: Readonly<Record<string, unknown>>): ImportUserRow => ({
  nome: String(cells.cn ?? ''),
  cognome: String(cells.sn ?? ''),
  codiceFiscale: String(cells.codicefiscale ?? ''),
  email: String(cells.email ?? ''),
});

/** Converts a user with the specification's field names to cells by field. */
export const cellsOf = (row: ImportUserRow): Readonly<Record<string, string>> => ({
  cn: row.nome ?? '',
  sn: row.cognome ?? '',
  codicefiscale: row.codiceFiscale ?? '',
  email: row.email ?? '',
});

/** Returns the outcomes of the rows of an import, by category. */
export const reportOf = (rows: readonly ImportedRow[]): readonly ImportReportRecord[] =>
  rows.flatMap(({ cells, outcome, label, reason }) => {
    const category = categories[outcome];
    if (!category) return [];
    return [{ object: userOf(cells), category, description: label, ...(reason && { error: reason }) }];
  });
