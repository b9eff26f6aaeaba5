import type { Implementation } from '../../http/call';
import { accounts, switchTo } from './accounts';
import { close, open, update } from './session';

/** What answers the guarded endpoints of this area. */
export const sessionRoutes: readonly Implementation[] = [accounts, switchTo, close, open, update];
