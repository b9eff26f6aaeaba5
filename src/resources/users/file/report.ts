import {
  type ImportReportRecord,
  type ReportCategory,
  reportCategories,
  userFileColumns,
} from '../../../../contract/users/userFile';
import { stampInRome } from '../../../../contract/values/dates';
import type { SavedTable } from '../../../ui/tableFile/saveTable';

/** Returns the chosen categories as a table, and a file name with the categories, the school and the time. */
export function reportFile(
  report: readonly ImportReportRecord[],
  chosen: readonly ReportCategory[],
  { customerCode, now }: { readonly customerCode: string; readonly now: Date },
): { readonly fileName: string; readonly table: SavedTable } {
  const inOrder = reportCategories.filter((category) => chosen.includes(category));
  const lines = inOrder.flatMap((wanted) =>
    report
      .filter(({ category }) => category === wanted)
      .map(({ object }) => userFileColumns.map(([field]) => object[field] ?? '')),
  );
  const stamp = stampInRome(now).replaceAll(/[-:]/g, '').replace(' ', '-');
  return {
    fileName: `Report_${inOrder.join('-')}_${customerCode}_${stamp}`,
    table: {
      name: 'Report',
      columns: userFileColumns.map(([, label]) => ({ label, type: 'text' })),
      rows: lines,
    },
  };
}
