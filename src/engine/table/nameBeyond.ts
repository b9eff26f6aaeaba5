import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import type { RowScreen } from '../list/ListScreen';

/**
 * Returns the full name of a record if its first cell shows only the beginning. A custom cell names its record itself.
 */
export const nameBeyond = (
  { resource: { called = [] }, words }: RowScreen,
  { field, cell }: Column<Fields>,
  row: Row,
) => (!cell && called.length > 1 && called[0] === field ? words.title(row) : undefined);
