/** Permissions, each with its endpoints that change something or are not a GET. */
type Calls = Readonly<Record<string, readonly string[]>>;

/**
 * Endpoints that support may use in place of a supervisor. An endpoint that is not listed is withheld, unless it only
 * reads.
 */
const allowed: Calls = {
  'session.open': ['sessionOpen', 'sessionUpdate'],
  'session.close': ['sessionClose'],
  'user.list': ['usersFind'],
  'user.update': ['userUpdate'],
  'user.enable': ['usersEnable'],
  'user.disable': ['usersDisable', 'userDisable'],
  'user.renew': ['usersRenew'],
  'user.roles': ['userRolesUpdate', 'usersRolesUpdate'],
  'school.update': ['schoolUpdate'],
  'school.register': [],
  'school.lead': [],
  'notification.markRead': ['notificationMarkRead'],
  'operation.preview': ['operationPreview', 'operationPreviewRows'],
  'operation.run': ['operationRun'],
  'operation.cancel': ['operationCancel'],
  'operation.changeOthers': [],
  'intervention.list': ['interventionsFind'],
  'exportRequest.cancel': ['exportRequestCancel'],
  'exportRequest.delete': ['exportRequestDelete'],
  'practice.list': ['practiceDetails'],
  'practice.update': [
    'practiceSave',
    'practiceUpload',
    'practiceAddress',
    'practiceComplete',
    'practiceDocument',
    'practiceDelete',
    'practiceDeleteFiles',
    'transferGo',
    'transferPresent',
  ],
  'upload.send': ['uploadBegin', 'uploadAddress', 'uploadFinish'],
  'upload.remove': ['uploadRemove'],
  'registryPerson.refresh': ['registryRefresh'],
  'signedFile.verify': ['signedFileType', 'signedFileReport', 'signedFileOpen', 'signedFileReportPdf'],
  'view.create': ['viewCreate'],
  'view.update': ['viewUpdate'],
  'view.delete': ['viewDelete'],
  'view.choose': ['viewChoose'],
  'view.share': [],
  'preservation.update': [
    'preservationManagerWrite',
    'preservationGenerate',
    'preservationReset',
    'preservationComplete',
  ],
  'resizing.update': [
    'resizingDelete',
    'resizingSend',
    'resizingGo',
    'resizingPresent',
    'receivingAnswer',
    'receivingGo',
    'receivingPresent',
  ],
  'order.read': ['renewalProductsOfBand', 'renewalPrint', 'restorationPrint'],
  'order.update': [
    'renewalConfirm',
    'renewalCreate',
    'renewalUpdate',
    'renewalDelete',
    'contractRenewalGo',
    'contractRenewalPresent',
    'serviceRenewalGo',
    'serviceRenewalPresent',
    'restorationCreate',
    'restorationDelete',
    'contractRestorationGo',
    'contractRestorationPresent',
    'serviceRestorationGo',
    'serviceRestorationPresent',
  ],
  'activity.list': ['activitiesFind'],
  'authorisedApp.list': ['appsList'],
  'campus.read': ['campusUserCourses'],
  'supportAccess.close': ['supportAccessClose'],
};

/**
 * Endpoints withheld from support: signing; everything that leads to a credential (accounts, e-mails, links, letters,
 * codes, passkeys, digital identities, tax codes); work that continues without support (retrying and undoing
 * operations); the consent itself; exporting data, also by webhooks and to other systems; removing people.
 */
const withheld: Calls = {
  'session.accounts': [],
  'session.switch': ['sessionSwitch'],
  'user.create': ['userCreate'],
  'user.delete': ['userDelete', 'usersDelete'],
  'user.enableSpid': ['usersEnableSpid'],
  'user.planSpid': ['spidPlanSet'],
  'user.resetOtp': ['userOtpReset'],
  'user.sendCredentials': ['usersSendCredentials', 'usersLetters'],
  'user.import': ['userFileUpload', 'userFileImport'],
  'office.write': ['dsWrite', 'dsgaWrite'],
  'operation.retry': ['operationRetry'],
  'operation.takeBack': ['operationTakeBack'],
  'import.preview': ['importPreview'],
  'import.run': ['importBegin', 'importAdd', 'importRun'],
  'exportRequest.create': ['exportRequestCreate'],
  'exportRequest.download': [],
  'listExport.export': ['listExport'],
  'practice.sign': ['practiceSignOnline', 'practiceSignOffline'],
  'registryPerson.import': ['registryImport'],
  'registryPerson.link': ['registryLink'],
  'registryPerson.sync': ['registrySync', 'usersSync'],
  'signedFile.sign': [
    'contractClauses',
    'contractRead',
    'contractSignOnline',
    'contractSignOffline',
    'contractsSignMany',
  ],
  'signatureRequest.send': ['signatureRequestSend'],
  'signatureRequest.remind': ['signatureRequestRemind'],
  'signatureRequest.cancel': ['signatureRequestCancel'],
  'signatureRequest.sign': ['signatureRequestSignOnline', 'signatureRequestSignOffline'],
  'preservation.sign': ['preservationSignOnline', 'preservationSignOffline'],
  'spidRequest.sign': ['spidRequestSignOnline', 'spidRequestSignOffline'],
  'spidRequest.switch': ['spidSwitch'],
  'spidRequest.log': [],
  'resizing.sign': ['resizingSignOnline', 'resizingSignOffline'],
  'order.sign': [
    'renewalSignOnline',
    'renewalSignOffline',
    'restorationSignOnline',
    'restorationSignOffline',
  ],
  'account.update': [
    'accountSettingsUpdate',
    'accountPasswordChange',
    'accountResetPassword',
    'ownProfileUpdate',
    'otpLinkMake',
    'otpMethodRemove',
    'identityConfirmOptions',
    'identityConfirm',
    'passkeyOptions',
    'passkeyAdd',
    'passkeyRename',
    'passkeyRemove',
    'recoveryCodesMake',
  ],
  'activity.end': ['everywhereLogout', 'everywhereLogoutByGet', 'othersLogout', 'activityLogout'],
  'authorisedApp.remove': ['appRemove'],
  'alias.read': [],
  'alias.create': ['aliasValidate', 'aliasCreate'],
  'alias.link': ['aliasAccountAdd'],
  'alias.unlink': ['aliasAccountUnlink'],
  'alias.delete': ['aliasDeleteUnverified', 'aliasDelete'],
  'supportAccess.answer': ['supportAccessAnswer'],
  'scimClient.create': ['scimClientCreate'],
  'scimClient.rotate': ['scimClientRotate'],
  'scimClient.activate': ['scimClientActivate'],
  'scimClient.delete': ['scimClientDelete'],
  'webhook.create': ['webhookCreate'],
  'webhook.update': ['webhookUpdate'],
  'webhook.delete': ['webhookDelete'],
  'webhook.rotate': ['webhookRotate'],
  'webhook.test': ['webhookTest'],
  'webhookDelivery.replay': ['webhookDeliveryReplay'],
  'provisioningTarget.create': ['provisioningTargetCreate'],
  'provisioningTarget.update': ['provisioningTargetUpdate'],
  'provisioningTarget.delete': ['provisioningTargetDelete'],
  'provisioningTarget.token': ['provisioningTargetToken'],
  'provisioningTarget.start': ['provisioningTargetStart'],
  'provisioningTarget.retry': ['provisioningTargetRetry'],
};

/**
 * Fields that support cannot change, although it can change other fields of the same entity, because changing them
 * could allow support to sign in as the person.
 */
export const fieldsWithheldFromSupport = {
  user: ['email', 'codicefiscale', 'dataInizio', 'gestoreUtenti', 'spidEnabled', 'otpenabled'],
  school: ['spidEnabled', 'otpEnabled'],
} as const;

/** Properties of an endpoint that decide whether it is withheld. */
interface Called {
  readonly id: string;
  readonly method: string;
  readonly effect: string;
  readonly access: 'public' | readonly [string, string];
}

/** Returns whether an endpoint must be listed as allowed or withheld: every endpoint but a GET that only reads. */
export const mustBeListed = ({ method, effect }: Pick<Called, 'method' | 'effect'>): boolean =>
  method !== 'GET' || effect !== 'read';

const isListed = (calls: Calls, { id, access }: Pick<Called, 'id' | 'access'>): boolean =>
  access !== 'public' && (callsBelow(calls, ...access)?.includes(id) ?? false);

const callsBelow = (calls: Calls, entity: string, action: string): readonly string[] | undefined => {
  const key = `${entity}.${action}`;
  return Object.hasOwn(calls, key) ? calls[key] : undefined;
};

/** Returns whether an endpoint is listed as allowed or withheld. */
export const isDecided = (call: Pick<Called, 'id' | 'access'>): boolean =>
  isListed(allowed, call) || isListed(withheld, call);

/**
 * Returns whether a permission is withheld from support. It is unless an endpoint is listed for it in `allowed`; a
 * permission to list or read is withheld only if `withheld` lists it.
 */
export const isWithheld = (entity: string, action: string): boolean =>
  !callsBelow(allowed, entity, action) &&
  (!['list', 'read'].includes(action) || callsBelow(withheld, entity, action) !== undefined);

/** Returns whether support may not use an endpoint, whatever permission it holds. */
export const isWithheldCall = (call: Called): boolean =>
  call.access !== 'public' &&
  (isWithheld(...call.access) || (mustBeListed(call) && !isListed(allowed, call)));
