import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import { columnsFor } from './columnsFor';
import { extraColumns } from './extraColumns';
import type { ListRowState } from './listContexts';

/** The element id of the rows of a list, used to measure the available width. */
export const ROWS_ID = 'list-rows';

/** The width of the edges of a table, in rem. */
const EDGES = 0.125;

/** Returns the width available to the declared columns of a table, in rem. */
export function roomOfColumns(
  resource: ListRowState['resource'],
  room: number | undefined,
): number | undefined {
  const { tickWidth, actWidth } = extraColumns(resource);
  return room === undefined ? undefined : room - tickWidth - actWidth - EDGES;
}

/** Returns the columns of a list that fit into a table; undefined if cards are shown instead. */
export const fittingColumns = (
  { columns, resource }: Pick<ListRowState, 'columns' | 'resource'>,
  room: number | undefined,
): readonly Column<Fields>[] | undefined => columnsFor(columns, roomOfColumns(resource, room));
