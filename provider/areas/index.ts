import type { Implementation } from '../http/call';
import { list as auditList } from './audit/list';
import { move } from './clock/move';
import { recordExport } from './exports/recordExport';
import { publish, unread } from './news/news';
import { ds, dsga } from './offices/offices';
import { close, open } from './session/session';
import { disableMany, disableOne } from './users/disable';
import { enableMany } from './users/enable';
import { find } from './users/find';
import { read } from './users/read';
import { update } from './users/update';
import { views } from './views/views';

/** What answers each guarded endpoint of the contract. */
export const implementations: readonly Implementation[] = [
  open,
  close,
  find,
  read,
  update,
  enableMany,
  disableMany,
  disableOne,
  ds,
  dsga,
  unread,
  publish,
  move,
  auditList,
  ...views,
  recordExport,
];
