import type { Implementation } from '../http/call';
import type { ResourceWorks } from '../operations/resourceWork';
import { list as auditList, read as auditRead } from './audit/audit';
import { move } from './clock/move';
import { list as contentList, read as contentRead } from './contents/contents';
import {
  cancel as exportCancel,
  create as exportCreate,
  deleteOne as exportDelete,
  list as exportList,
} from './exportRequests/exportRequests';
import { recordExport } from './exports/recordExport';
import { imports } from './imports/imports';
import { list as licenceProductList } from './licenceProducts/list';
import { list as newsList, publish, unread } from './news/news';
import { markRead, list as notificationList } from './news/notifications';
import { ds, dsga } from './offices/offices';
import { operations } from './operations/operations';
import { list as practiceList } from './practices/list';
import { list as registryList } from './registry/list';
import { close, open } from './session/session';
import { report as signedFileReport, type as signedFileType } from './signedFiles/signedFiles';
import { create as userCreate } from './users/create';
import { disableMany, disableOne } from './users/disable';
import { enableMany } from './users/enable';
import { find } from './users/find';
import { read } from './users/read';
import { update } from './users/update';
import { userWork } from './users/userWork';
import { views } from './views/views';

/** Every resource whose records are acted on, many at a time. */
export const works: ResourceWorks = [userWork];

/** What answers each guarded endpoint of the contract. */
export const implementations: readonly Implementation[] = [
  open,
  close,
  find,
  read,
  userCreate,
  update,
  enableMany,
  disableMany,
  disableOne,
  ds,
  dsga,
  notificationList,
  markRead,
  newsList,
  unread,
  publish,
  ...operations(works),
  ...imports(works),
  contentList,
  contentRead,
  licenceProductList,
  exportList,
  exportCreate,
  exportCancel,
  exportDelete,
  practiceList,
  registryList,
  signedFileType,
  signedFileReport,
  move,
  auditList,
  auditRead,
  ...views,
  recordExport,
];
