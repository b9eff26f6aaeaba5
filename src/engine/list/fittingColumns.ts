import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import { columnsFor } from './columnsFor';
import { extraColumns } from './extraColumns';
import type { RowScreen } from './ListScreen';

/** Where the rows of a list are, for whoever asks how much room they have. */
export const ROWS_ID = 'list-rows';

/** What the edges of a table take, in rem. */
const EDGES = 0.125;

/** What of a table's room its declared columns have, in rem. */
export function roomOfColumns(resource: RowScreen['resource'], room: number | undefined): number | undefined {
  const { tickWidth, actWidth } = extraColumns(resource);
  return room === undefined ? undefined : room - tickWidth - actWidth - EDGES;
}

/** The columns of a list that find room in a table; undefined where there is no table but cards. */
export const fittingColumns = (
  { columns, resource }: Pick<RowScreen, 'columns' | 'resource'>,
  room: number | undefined,
): readonly Column<Fields>[] | undefined => columnsFor(columns, roomOfColumns(resource, room));
