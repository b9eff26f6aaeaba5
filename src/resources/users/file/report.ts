import { csvOf } from '../../../../contract/csv';
import { stampInRome } from '../../../../contract/dates';
import type { ImportedRow } from '../../../../contract/entities/imported';
import {
  type ImportReportRecord,
  type ImportUserRow,
  type ReportCategory,
  reportCategories,
  userFileColumns,
} from '../../../../contract/entities/userFile';

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

/** What became of the rows of an import, by category. */
export const reportOf = (rows: readonly ImportedRow[]): readonly ImportReportRecord[] =>
  rows.flatMap(({ cells, outcome, label, reason }) => {
    const category = categories[outcome];
    if (!category) return [];
    return [{ object: userOf(cells), category, description: label, ...(reason && { error: reason }) }];
  });

/** The chosen categories as a file, and its name: which, of which school, and when. */
export function reportFile(
  report: readonly ImportReportRecord[],
  chosen: readonly ReportCategory[],
  { customerCode, now }: { readonly customerCode: string; readonly now: Date },
): { readonly name: string; readonly content: string } {
  const inOrder = reportCategories.filter((category) => chosen.includes(category));
  const lines = inOrder.flatMap((wanted) =>
    report
      .filter(({ category }) => category === wanted)
      .map(({ object }) => userFileColumns.map(([field]) => object[field] ?? '')),
  );
  const stamp = stampInRome(now).replaceAll(/[-:]/g, '').replace(' ', '-');
  return {
    name: `Report_${inOrder.join('-')}_${customerCode}_${stamp}.csv`,
    content: csvOf([userFileColumns.map(([, name]) => name), ...lines]),
  };
}
