import type { Implementation } from '../../http/call';
import { add, remove, unlink } from './accounts';
import { create, forget, validate } from './createAlias';
import { campus, presence, read } from './readAlias';

/** Implementations of the guarded endpoints of this area. */
export const aliasRoutes: readonly Implementation[] = [
  presence,
  read,
  validate,
  create,
  forget,
  remove,
  add,
  unlink,
  campus,
];
