import { identityConfirm, identityConfirmOptions } from './account/confirmationEndpoints';
import {
  spidPlanRead,
  spidPlanSet,
  usersLetters,
  usersSendCredentials,
} from './account/credentialsEndpoints';
import {
  accountPasswordChange,
  accountResetPassword,
  accountSettingsRead,
  accountSettingsUpdate,
  ownProfileRead,
  ownProfileUpdate,
} from './account/endpoints';
import {
  otpActivate,
  otpLinkMake,
  otpLinkOpen,
  otpMethodRemove,
  recoveryCodesMake,
  securityRead,
  userOtpReset,
} from './account/otpEndpoints';
import { passkeyAdd, passkeyOptions, passkeyRemove, passkeyRename } from './account/passkeysEndpoints';
import { passwordChoose, passwordLinkOpen } from './account/passwordsEndpoints';
import {
  activitiesFind,
  activityLogout,
  appRemove,
  appsList,
  everywhereLogout,
  everywhereLogoutByGet,
  othersLogout,
} from './activities/endpoints';
import { aliasEndpoints } from './alias/endpoints';
import { assistanceEndpoints } from './assistance/endpoints';
import { auditEndpoints } from './audit/endpoints';
import { backupMake } from './backups/endpoints';
import { campusEndpoints } from './campus/endpoints';
import { clockMove } from './clock/endpoints';
import { consoleErrorReport } from './consoleErrors/endpoints';
import { contentList, contentPublish, contentRead, contentWithdraw } from './contents/endpoints';
import { contractEndpoints } from './contracts/endpoints';
import { exportRequestEndpoints } from './exportRequests/endpoints';
import { listExport } from './exports/endpoints';
import { healthEndpoints } from './health/endpoints';
import { importEndpoints } from './imports/endpoints';
import { masterKeyRotate, tokenKeyRotate } from './keys/endpoints';
import { licenceProductList } from './licences/endpoints';
import { licenceDocumentEndpoints } from './licences/licenceDocumentsEndpoints';
import { newsList, newsPublish, newsUnread, newsWithdraw } from './news/endpoints';
import { notificationList, notificationMarkRead } from './news/notificationsEndpoints';
import { dsgaRead, dsgaWrite, dsRead, dsWrite, officeTerms } from './offices/endpoints';
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
} from './operations/endpoints';
import { renewalEndpoints } from './orders/endpoints';
import { orderListEndpoints } from './orders/orderListEndpoints';
import { restorationEndpoints } from './orders/restorationsEndpoints';
import { preservationEndpoints } from './preservation/endpoints';
import { procedureList } from './procedures/endpoints';
import { provisioningEndpoints } from './provisioning/endpoints';
import {
  registryImport,
  registryLink,
  registryList,
  registryNews,
  registryPublish,
  registryRefresh,
  registrySync,
  usersSync,
} from './registry/endpoints';
import { resizingEndpoints } from './resizing/endpoints';
import {
  applicationsOfSchool,
  applicationsOfUser,
  roleCatalogue,
  roleRulesList,
  rolesOfApplication,
  userRolesUpdate,
  usersRolesUpdate,
} from './roles/endpoints';
import type { Endpoint } from './schema/endpoint';
import { processingRegister, schoolRead, schoolUpdate } from './schools/endpoints';
import { scimEndpoints } from './scim/endpoints';
import {
  sessionAccounts,
  sessionClose,
  sessionOpen,
  sessionSwitch,
  sessionUpdate,
} from './session/endpoints';
import {
  signaturesCheck,
  signedFileOpen,
  signedFileReport,
  signedFileReportPdf,
  signedFileType,
  signingState,
} from './signing/endpoints';
import { signatureRequestEndpoints } from './signing/signatureRequestEndpoints';
import { spidRequestEndpoints } from './spid/endpoints';
import { operatorEndpoints } from './staff/endpoints';
import { withRegistered } from './storing/registerResources';
import { storedCalls } from './storing/stored';
import { storedEntities } from './storing/storedEntities';
import { practiceEndpoints } from './transfer/endpoints';
import { trustedListEndpoints } from './trustedList/endpoints';
import { uploadEndpoints } from './uploads/endpoints';
import {
  userCreate,
  userDelete,
  userDisable,
  userRead,
  usersDelete,
  usersDisable,
  usersEnable,
  usersEnableSpid,
  usersFind,
  usersRenew,
  userUpdate,
} from './users/endpoints';
import { userHistory } from './users/userHistoryEndpoints';
import { viewChoose, viewCreate, viewDelete, viewsList, viewUpdate } from './views/endpoints';
import { webhookEndpoints } from './webhooks/endpoints';

const ownEndpoints: readonly Endpoint[] = [
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
  usersDelete,
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
  ...signatureRequestEndpoints,
  signaturesCheck,
  clockMove,
  consoleErrorReport,
  tokenKeyRotate,
  masterKeyRotate,
  backupMake,
  ...auditEndpoints,
  viewsList,
  viewCreate,
  viewUpdate,
  viewDelete,
  viewChoose,
  ...webhookEndpoints,
  ...provisioningEndpoints,
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
  ...orderListEndpoints,
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
  ...scimEndpoints,
  ...campusEndpoints,
  ...operatorEndpoints,
  ...healthEndpoints,
];

/** Every endpoint of the provider; openapi.json, the routes and the permission tests are derived from it. */
export const endpoints = withRegistered(() => [...ownEndpoints, ...storedEntities.flatMap(storedCalls)]);
