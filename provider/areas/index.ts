import type { Implementation } from '../http/call';
import type { PublicImplementation } from '../http/publicRoutes';
import type { ResourceWorks } from '../operations/resourceWork';
import { change as passwordChange, reset as passwordReset } from './account/changePassword';
import { activate as otpActivated, open as otpOpened } from './account/otpLink';
import { passkeys } from './account/passkeys';
import { makeCodes, makeLink, removeMethod, read as securityTold } from './account/security';
import { read as settingsRead, update as settingsUpdate } from './account/settings';
import {
  find as activitiesFound,
  one as activityEnd,
  everywhere,
  everywhereByGet,
  others,
} from './activities/activities';
import { list as appList, remove as appRemoved } from './activities/apps';
import { counts as auditCounts, list as auditList, read as auditRead } from './audit/audit';
import { move } from './clock/move';
import { list as contentList, read as contentRead } from './contents/contents';
import { publish as contentPublish, withdraw as contentWithdraw } from './contents/publish';
import { contracts } from './contracts/contracts';
import { counterSign } from './contracts/counterSigning';
import { contractSigning } from './contracts/signing';
import {
  cancel as exportCancel,
  create as exportCreate,
  deleteOne as exportDelete,
  list as exportList,
} from './exportRequests/exportRequests';
import { exportsInProgress } from './exportRequests/inProgress';
import { recordExport } from './exports/recordExport';
import { imports } from './imports/imports';
import { list as licenceProductList } from './licenceProducts/list';
import { list as newsList, withdraw as newsWithdraw, publish, unread } from './news/news';
import { markRead, list as notificationList } from './news/notifications';
import { offices } from './offices/offices';
import { operationsInProgress } from './operations/inProgress';
import { operations } from './operations/operations';
import { choose as passwordChosen, open as passwordLink } from './passwords/passwords';
import { practicesInProgress } from './practices/inProgress';
import { list as practiceList } from './practices/list';
import { preservationInProgress } from './preservation/inProgress';
import { preservation } from './preservation/preservation';
import { procedures } from './procedures/procedures';
import { registry } from './registry/registry';
import { registryWork } from './registry/registryWork';
import { ofSchool, ofUser } from './roles/applications';
import { catalogue, ofApplication, rules } from './roles/roles';
import { mergerInProgress } from './schools/inProgress';
import { schools } from './schools/schools';
import { accounts, switchTo } from './session/accounts';
import { close, open, update as sessionUpdated } from './session/session';
import {
  opened as signedFileOpen,
  report as signedFileReport,
  reportPdf as signedFileReportPdf,
  type as signedFileType,
  state as signingState,
} from './signedFiles/signedFiles';
import { spidRequestInProgress } from './spidRequests/inProgress';
import { spidRequests } from './spidRequests/spidRequests';
import { create as userCreate } from './users/create';
import { deleteOne as userDelete } from './users/delete';
import { disableMany, disableOne } from './users/disable';
import { enableMany } from './users/enable';
import { enableSpidMany } from './users/enableSpid';
import { find } from './users/find';
import { letters } from './users/letters';
import { read } from './users/read';
import { renewMany } from './users/renewMany';
import { resetOtp } from './users/resetOtp';
import { assignMany } from './users/roles/assignMany';
import { assignOne } from './users/roles/assignOne';
import { sendCredentialsMany } from './users/sendCredentials';
import { readSpidPlan, setSpidPlan } from './users/spidPlan';
import { update } from './users/update';
import { userWork } from './users/userWork';
import { views } from './views/views';

/** Every resource whose records are acted on, many at a time. */
export const works: ResourceWorks = [userWork, registryWork];

/** What answers those that anybody may call; /healthz has a route of its own. */
export const publicImplementations: readonly PublicImplementation[] = [
  passwordLink,
  passwordChosen,
  otpOpened,
  otpActivated,
];

/** What answers each guarded endpoint of the contract. */
export const implementations: readonly Implementation[] = [
  open,
  ...schools,
  procedures([
    mergerInProgress,
    preservationInProgress,
    spidRequestInProgress,
    exportsInProgress,
    practicesInProgress,
    operationsInProgress,
  ]),
  sessionUpdated,
  close,
  accounts,
  switchTo,
  find,
  read,
  userCreate,
  update,
  userDelete,
  enableMany,
  disableMany,
  disableOne,
  renewMany,
  ofSchool,
  ofUser,
  ofApplication,
  rules,
  catalogue,
  assignOne,
  assignMany,
  enableSpidMany,
  sendCredentialsMany,
  letters,
  readSpidPlan,
  setSpidPlan,
  ...offices,
  notificationList,
  markRead,
  newsList,
  unread,
  publish,
  newsWithdraw,
  ...operations(works),
  ...imports(works),
  contentList,
  contentRead,
  contentPublish,
  contentWithdraw,
  licenceProductList,
  exportList,
  exportCreate,
  exportCancel,
  exportDelete,
  practiceList,
  ...registry,
  ...preservation,
  ...spidRequests,
  ...contracts,
  ...contractSigning,
  counterSign,
  signedFileType,
  signedFileReport,
  signingState,
  signedFileOpen,
  signedFileReportPdf,
  move,
  auditCounts,
  auditList,
  auditRead,
  ...views,
  recordExport,
  settingsRead,
  settingsUpdate,
  passwordChange,
  passwordReset,
  activitiesFound,
  everywhere,
  everywhereByGet,
  others,
  activityEnd,
  appList,
  appRemoved,
  securityTold,
  makeLink,
  removeMethod,
  ...passkeys,
  makeCodes,
  resetOtp,
];
