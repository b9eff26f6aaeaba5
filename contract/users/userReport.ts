import type { ImportedRow } from '../imports/imported';
import type { ImportReportRecord, ImportUserRow, ReportCategory } from './userFile';

/** What an outcome of a row comes to; what is left where it was is none of the three yet. */
const categories: Readonly<Partial<Record<ImportedRow['outcome'], ReportCategory>>> = {
  created: 'OK',
  updated: 'OK',
  unchanged: 'WARNING',
  refused: 'ERROR',
  cancelled: 'ERROR',
};

/** The cells of a row as the specification calls them. */
export const userOf = (cells: Readonly<Record<string, unknown>>): ImportUserRow => ({
  nome: String(cells.cn ?? ''),
  cognome: String(cells.sn ?? ''),
  codiceFiscale: String(cells.codicefiscale ?? ''),
  email: String(cells.email ?? ''),
});

/** The same back: what a row says, by the fields of a user. */
export const cellsOf = (row: ImportUserRow): Readonly<Record<string, string>> => ({
  cn: row.nome ?? '',
  sn: row.cognome ?? '',
  codicefiscale: row.codiceFiscale ?? '',
  email: row.email ?? '',
});

/** What became of the rows of an import, by category. */
export const reportOf = (rows: readonly ImportedRow[]): readonly ImportReportRecord[] =>
  rows.flatMap(({ cells, outcome, label, reason }) => {
    const category = categories[outcome];
    if (!category) return [];
    return [{ object: userOf(cells), category, description: label, ...(reason && { error: reason }) }];
  });
