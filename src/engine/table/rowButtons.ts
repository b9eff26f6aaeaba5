import type { Actions } from '../actions/ActionsContext';
import { rowRemoval } from '../actions/removal/rowRemoval';
import { rowActions } from '../actions/rowActions';
import { rowProcedures } from '../customScreens/rowProcedures';
import type { Row } from '../declaration/defineResource';
import type { RowScreen } from '../list/ListScreen';
import { rowDetail } from './rowDetail';

/** All that can be done with a row. What some rows lack comes last: the others keep their places. */
export const rowButtons = (screen: RowScreen, row: Row, actions: Actions) => [
  rowDetail(screen, row),
  ...rowActions(screen, row, actions.start),
  ...rowProcedures(screen, row),
  rowRemoval(screen, row, actions.remove),
];
