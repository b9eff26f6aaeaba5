import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import type { RowScreen } from '../list/ListScreen';

/** How a record is called, where its first cell is only the beginning of that. */
export const nameBeyond = (
  { resource: { called = [] }, words }: RowScreen,
  { field }: Column<Fields>,
  row: Row,
) => (called.length > 1 && called[0] === field ? words.title(row) : undefined);
