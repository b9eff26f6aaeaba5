import type { SentRow, ValidatedRow } from '../../../contract/imports/imported';
import { CELL_LIMIT } from '../../../contract/imports/importLimits';
import type { Importable } from '../../../contract/imports/imports';
import * as importsMessages from '../../../contract/messages/it/imports';
import type { ValidatedImport } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';

/**
 * Checks that rows can come from a file: cells are texts of existing fields, and rows are in order.
 * @param after position of the row that precedes them
 * @throws Refusal `invalid`; the console never sends such rows
 */
export function checkedRows(
  rows: readonly SentRow[],
  importable: Importable | undefined,
  after = 0,
): readonly SentRow[] {
  const { fields = {} } = importable ?? {};
  let before = after;
  for (const { position, cells } of rows) {
    const sound = Object.entries(cells).every(
      ([field, cell]) =>
        Object.hasOwn(fields, field) && typeof cell === 'string' && cell.length <= CELL_LIMIT,
    );
    if (!sound || position <= before) {
      const problem =
        position <= before ? importsMessages.rowsMustFollowOrder : importsMessages.rowWasNotExpected;
      throw new Refusal('invalid', { errors: [{ field: `rows.${position}`, message: problem }] });
    }
    before = position;
  }
  return rows;
}

/** Returns a judged row in the form of the response. */
export const shown = ({ position, verdict, id, problems, warnings }: ValidatedImport): ValidatedRow => ({
  position,
  verdict,
  id,
  problems,
  warnings,
});
