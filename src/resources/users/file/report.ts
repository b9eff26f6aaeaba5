import {
  type ImportReportRecord,
  type ReportCategory,
  reportCategories,
  userFileColumns,
} from '../../../../contract/users/userFile';
import { csvOf } from '../../../../contract/values/csv';
import { stampInRome } from '../../../../contract/values/dates';

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
