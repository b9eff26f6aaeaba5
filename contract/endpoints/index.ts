import type { Endpoint } from '../endpoint';
import { auditList, auditRead } from './audit';
import { clockMove } from './clock';
import { contentList, contentRead } from './contents';
import {
  exportRequestCancel,
  exportRequestCreate,
  exportRequestDelete,
  exportRequestList,
} from './exportRequests';
import { listExport } from './exports';
import { health } from './health';
import {
  importAdd,
  importBegin,
  importColumns,
  importList,
  importPreview,
  importRead,
  importRows,
  importRun,
} from './imports';
import { licenceProductList } from './licenceProducts';
import { newsList, newsPublish, newsUnread } from './news';
import { notificationList, notificationMarkRead } from './notifications';
import { dsgaRead, dsRead } from './offices';
import {
  operationCancel,
  operationList,
  operationPreview,
  operationRead,
  operationRetry,
  operationRows,
  operationRun,
  operationTakeBack,
} from './operations';
import { practiceList } from './practices';
import { registryList } from './registry';
import { sessionClose, sessionOpen } from './session';
import { signedFileReport, signedFileType } from './signedFiles';
import { userCreate, userDisable, userRead, usersDisable, usersEnable, usersFind, userUpdate } from './users';
import { viewChoose, viewCreate, viewDelete, viewsList, viewUpdate } from './views';

/** Every call that the provider answers; openapi.json, the routes and the permission tests follow from it. */
export const endpoints: readonly Endpoint[] = [
  sessionOpen,
  sessionClose,
  usersFind,
  userRead,
  userCreate,
  userUpdate,
  usersEnable,
  usersDisable,
  userDisable,
  dsRead,
  dsgaRead,
  notificationList,
  notificationMarkRead,
  newsList,
  newsUnread,
  newsPublish,
  operationPreview,
  operationRun,
  operationList,
  operationRead,
  operationRows,
  operationCancel,
  operationRetry,
  operationTakeBack,
  importColumns,
  importPreview,
  importBegin,
  importAdd,
  importRun,
  importList,
  importRead,
  importRows,
  contentList,
  contentRead,
  licenceProductList,
  exportRequestList,
  exportRequestCreate,
  exportRequestCancel,
  exportRequestDelete,
  practiceList,
  registryList,
  signedFileType,
  signedFileReport,
  clockMove,
  auditList,
  auditRead,
  viewsList,
  viewCreate,
  viewUpdate,
  viewDelete,
  viewChoose,
  listExport,
  health,
];
