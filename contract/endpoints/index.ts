import type { Endpoint } from '../endpoint';
import { auditList } from './audit';
import { clockMove } from './clock';
import { listExport } from './exports';
import { health } from './health';
import { newsPublish, newsUnread } from './news';
import { dsgaRead, dsRead } from './offices';
import { sessionClose, sessionOpen } from './session';
import { userDisable, userRead, usersDisable, usersEnable, usersFind, userUpdate } from './users';
import { viewChoose, viewCreate, viewDelete, viewsList, viewUpdate } from './views';

/** Every call that the provider answers; openapi.json, the routes and the permission tests follow from it. */
export const endpoints: readonly Endpoint[] = [
  sessionOpen,
  sessionClose,
  usersFind,
  userRead,
  userUpdate,
  usersEnable,
  usersDisable,
  userDisable,
  dsRead,
  dsgaRead,
  newsUnread,
  newsPublish,
  clockMove,
  auditList,
  viewsList,
  viewCreate,
  viewUpdate,
  viewDelete,
  viewChoose,
  listExport,
  health,
];
