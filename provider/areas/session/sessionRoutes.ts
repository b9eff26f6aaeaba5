import type { Implementation } from '../../http/call';
import type { ProcedureSource } from '../../procedures/procedureSource';
import { accounts, switchTo } from './accounts';
import { close, open, update } from './session';

/** Returns the implementations of the guarded endpoints of this area. */
export const sessionRoutes = (sources: readonly ProcedureSource[]): readonly Implementation[] => [
  accounts(sources),
  switchTo,
  close,
  open,
  update,
];
