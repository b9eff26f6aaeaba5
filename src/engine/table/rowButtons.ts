import type { Actions } from '../actions/ActionsContext';
import { rowRemoval } from '../actions/removal/rowRemoval';
import { rowActions } from '../actions/rowActions';
import { rowProcedures } from '../customScreens/rowProcedures';
import type { Row } from '../declaration/defineResource';
import type { ListRowState } from '../list/listContexts';
import { rowDetail } from './rowDetail';

/** Returns all buttons of a row. Those that only some rows have come last, so that the others stay aligned. */
export const rowButtons = (screen: ListRowState, row: Row, actions: Actions) => [
  rowDetail(screen, row),
  ...rowActions(screen, row, actions.start),
  ...rowProcedures(screen, row),
  rowRemoval(screen, row, actions.remove),
];
