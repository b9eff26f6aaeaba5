import type { SentRow, ValidatedRow } from '../../../contract/imports/imported';
import { cellLimit } from '../../../contract/imports/importLimits';
import type { Importable } from '../../../contract/imports/imports';
import * as importsMessages from '../../../contract/messages/it/imports';
import type { ValidatedImport } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';

/**
 * Checks that cells are texts of existing fields and that rows are in order. Files that the console reads always
 * satisfy this.
 * @param after position of the last row of the previous batch
 * @throws Refusal `invalid`
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
        Object.hasOwn(fields, field) && typeof cell === 'string' && cell.length <= cellLimit(fields[field]),
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
