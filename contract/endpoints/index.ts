import type { Endpoint } from '../endpoint';
import { storedCalls } from '../storing/stored';
import { storedEntities } from '../storing/storedEntities';
import {
  accountPasswordChange,
  accountResetPassword,
  accountSettingsRead,
  accountSettingsUpdate,
  ownProfileRead,
  ownProfileUpdate,
} from './account';
import {
  activitiesFind,
  activityLogout,
  appRemove,
  appsList,
  everywhereLogout,
  everywhereLogoutByGet,
  othersLogout,
} from './activities';
import { aliasEndpoints } from './alias';
import { assistanceEndpoints } from './assistance';
import { auditEndpoints } from './audit';
import { backupMake } from './backups';
import { campusEndpoints } from './campus';
import { clockMove } from './clock';
import { identityConfirm, identityConfirmOptions } from './confirmation';
import { contentList, contentPublish, contentRead, contentWithdraw } from './contents';
import { contractEndpoints } from './contracts';
import { spidPlanRead, spidPlanSet, usersLetters, usersSendCredentials } from './credentials';
import { exportRequestEndpoints } from './exportRequests';
import { listExport } from './exports';
import { healthEndpoints } from './health';
import { importEndpoints } from './imports';
import { masterKeyRotate, tokenKeyRotate } from './keys';
import { licenceDocumentEndpoints } from './licenceDocuments';
import { licenceProductList } from './licenceProducts';
import { newsList, newsPublish, newsUnread, newsWithdraw } from './news';
import { notificationList, notificationMarkRead } from './notifications';
import { dsgaRead, dsgaWrite, dsRead, dsWrite, officeTerms } from './offices';
import {
  operationCancel,
  operationCounts,
  operationList,
  operationPreview,
  operationPreviewRows,
  operationRead,
  operationRetry,
  operationRows,
  operationRun,
  operationTakeBack,
  operationTakeBackPreview,
} from './operations';
import { operatorEndpoints } from './operators';
import { renewalEndpoints } from './orders';
import {
  otpActivate,
  otpLinkMake,
  otpLinkOpen,
  otpMethodRemove,
  recoveryCodesMake,
  securityRead,
  userOtpReset,
} from './otp';
import { passkeyAdd, passkeyOptions, passkeyRemove, passkeyRename } from './passkeys';
import { passwordChoose, passwordLinkOpen } from './passwords';
import { practiceEndpoints } from './practices';
import { preservationEndpoints } from './preservation';
import { procedureList } from './procedures';
import {
  registryImport,
  registryLink,
  registryList,
  registryNews,
  registryPublish,
  registryRefresh,
  registrySync,
  usersSync,
} from './registry';
import { resizingEndpoints } from './resizing';
import { restorationEndpoints } from './restorations';
import {
  applicationsOfSchool,
  applicationsOfUser,
  roleCatalogue,
  roleRulesList,
  rolesOfApplication,
  userRolesUpdate,
  usersRolesUpdate,
} from './roles';
import { processingRegister, schoolRead, schoolUpdate } from './schools';
import { sessionAccounts, sessionClose, sessionOpen, sessionSwitch, sessionUpdate } from './session';
import {
  signaturesCheck,
  signedFileOpen,
  signedFileReport,
  signedFileReportPdf,
  signedFileType,
  signingState,
} from './signedFiles';
import { spidRequestEndpoints } from './spidRequests';
import { trustedListEndpoints } from './trustedList';
import { uploadEndpoints } from './uploads';
import { userHistory } from './userHistory';
import {
  userCreate,
  userDelete,
  userDisable,
  userRead,
  usersDisable,
  usersEnable,
  usersEnableSpid,
  usersFind,
  usersRenew,
  userUpdate,
} from './users';
import { viewChoose, viewCreate, viewDelete, viewsList, viewUpdate } from './views';

/** Every call that the provider answers; openapi.json, the routes and the permission tests follow from it. */
export const endpoints: readonly Endpoint[] = [
  sessionOpen,
  sessionUpdate,
  sessionClose,
  schoolRead,
  schoolUpdate,
  processingRegister,
  procedureList,
  sessionAccounts,
  sessionSwitch,
  usersFind,
  userRead,
  userHistory,
  userCreate,
  userUpdate,
  usersEnable,
  usersDisable,
  userDelete,
  userDisable,
  usersRenew,
  applicationsOfSchool,
  applicationsOfUser,
  rolesOfApplication,
  roleRulesList,
  roleCatalogue,
  userRolesUpdate,
  usersRolesUpdate,
  usersEnableSpid,
  dsRead,
  dsgaRead,
  dsWrite,
  dsgaWrite,
  officeTerms,
  notificationList,
  notificationMarkRead,
  newsList,
  newsUnread,
  newsPublish,
  newsWithdraw,
  operationPreview,
  operationPreviewRows,
  operationRun,
  operationList,
  operationRead,
  operationRows,
  operationCancel,
  operationCounts,
  operationRetry,
  operationTakeBack,
  operationTakeBackPreview,
  ...aliasEndpoints,
  ...importEndpoints,
  contentList,
  contentRead,
  contentPublish,
  contentWithdraw,
  licenceProductList,
  ...licenceDocumentEndpoints,
  ...assistanceEndpoints,
  ...exportRequestEndpoints,
  ...practiceEndpoints,
  ...uploadEndpoints,
  registryList,
  registryImport,
  registryLink,
  registrySync,
  usersSync,
  registryNews,
  registryRefresh,
  registryPublish,
  ...contractEndpoints,
  signedFileType,
  signedFileReport,
  signingState,
  signedFileOpen,
  signedFileReportPdf,
  signaturesCheck,
  clockMove,
  tokenKeyRotate,
  masterKeyRotate,
  backupMake,
  ...auditEndpoints,
  viewsList,
  viewCreate,
  viewUpdate,
  viewDelete,
  viewChoose,
  listExport,
  usersSendCredentials,
  usersLetters,
  spidPlanRead,
  spidPlanSet,
  passwordLinkOpen,
  passwordChoose,
  ...preservationEndpoints,
  ...spidRequestEndpoints,
  ...trustedListEndpoints,
  ...resizingEndpoints,
  ...renewalEndpoints,
  ...restorationEndpoints,
  accountSettingsRead,
  accountSettingsUpdate,
  accountPasswordChange,
  accountResetPassword,
  ownProfileRead,
  ownProfileUpdate,
  activitiesFind,
  everywhereLogoutByGet,
  everywhereLogout,
  othersLogout,
  activityLogout,
  appsList,
  appRemove,
  otpLinkOpen,
  otpActivate,
  securityRead,
  otpLinkMake,
  otpMethodRemove,
  identityConfirmOptions,
  identityConfirm,
  passkeyOptions,
  passkeyAdd,
  passkeyRename,
  passkeyRemove,
  recoveryCodesMake,
  userOtpReset,
  ...campusEndpoints,
  ...operatorEndpoints,
  ...storedEntities.flatMap(storedCalls),
  ...healthEndpoints,
];
