import type { Implementation } from '../../http/call';
import { change, reset } from './changePassword';
import { passkeys } from './passkeys';
import { makeCodes, makeLink, read as readSecurity, removeMethod } from './security';
import { read as readSettings, update } from './settings';

/** What answers the guarded endpoints of this area. */
export const accountRoutes: readonly Implementation[] = [
  change,
  reset,
  ...passkeys,
  makeCodes,
  makeLink,
  readSecurity,
  removeMethod,
  readSettings,
  update,
];
