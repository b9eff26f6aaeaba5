import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import type { ListRowState } from '../list/listContexts';

/**
 * Returns the full name of a record if its first cell shows only the beginning. A custom cell names its record itself.
 */
export const nameBeyond = (
  { resource: { recordRepresentation = [] }, words }: ListRowState,
  { field, cell }: Column<Fields>,
  row: Row,
) =>
  !cell && recordRepresentation.length > 1 && recordRepresentation[0] === field
    ? words.title(row)
    : undefined;
