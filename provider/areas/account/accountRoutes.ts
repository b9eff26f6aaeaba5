import type { Implementation } from '../../http/call';
import { change, reset } from './changePassword';
import { confirmation } from './confirmation';
import { passkeys } from './passkeys';
import { makeCodes, makeLink, read as readSecurity, removeMethod } from './security';
import { read as readSettings, update } from './settings';

/** Implementations of the guarded endpoints of this area. */
export const accountRoutes: readonly Implementation[] = [
  change,
  reset,
  ...confirmation,
  ...passkeys,
  makeCodes,
  makeLink,
  readSecurity,
  removeMethod,
  readSettings,
  update,
];
