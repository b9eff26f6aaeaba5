import type { PendingProcedure } from '../../contract/signing/signing';
import { declaredResources } from '../db/declaredResources';
import type { RequestableProcedures } from '../documentSigning/requestable';
import type { StoreSigned } from '../documentSigning/revocationWorker';
import type { Implementation } from '../http/call';
import type { PublicImplementation } from '../http/publicRoutes';
import type { ResourceWorks } from '../operations/resourceWork';
import type { ProcedureSource } from '../procedures/procedureSource';
import { accountRoutes } from './account/accountRoutes';
import { activate, open as openOtpLink } from './account/otpLink';
import { choose, open as openPasswordLink } from './account/passwords';
import { activitiesRoutes } from './activities/activitiesRoutes';
import { aliasRoutes } from './alias/aliasRoutes';
import { assistance } from './assistance/assistance';
import { auditRoutes } from './audit/auditRoutes';
import { backupsRoutes } from './backups/backupsRoutes';
import { campusRoutes } from './campus/campusRoutes';
import { move } from './clock/move';
import { reportConsoleError } from './consoleErrors/reportConsoleError';
import { contentsRoutes } from './contents/contentsRoutes';
import { contracts } from './contracts/contracts';
import { counterSign } from './contracts/counterSign';
import { acceptClauses, contractSigning, findContract, storeContract } from './contracts/signing';
import { exportRequestsRoutes } from './exportRequests/exportRequestsRoutes';
import { exportsInProgress } from './exportRequests/inProgress';
import { recordExport } from './exports/recordExport';
import { imports } from './imports/imports';
import { keysRoutes } from './keys/keysRoutes';
import { licenceDocuments } from './licences/documents';
import { licenceLinks } from './licences/links';
import { list as listLicenceProducts } from './licences/list';
import { newsRoutes } from './news/newsRoutes';
import { offices } from './offices/offices';
import { operationsInProgress } from './operations/inProgress';
import { operations } from './operations/operations';
import { ordersInProgress } from './orders/inProgress';
import { orders } from './orders/orders';
import { preservationInProgress } from './preservation/inProgress';
import { preservation } from './preservation/preservation';
import { findPreservation, storePendingPreservation } from './preservation/sign';
import { procedures } from './procedures/procedures';
import { platformProvisioning, provisioning } from './provisioning/targets';
import { newInRegistry } from './registry/newInRegistry';
import { registry } from './registry/registry';
import { registryWork } from './registry/registryWork';
import { resizingInProgress } from './resizing/inProgress';
import { resizing } from './resizing/resizing';
import { findResizing, storeResizing } from './resizing/sign';
import { rolesRoutes } from './roles/rolesRoutes';
import { schools } from './schools/schools';
import { scimClients } from './scim/clients';
import { sessionRoutes } from './session/sessionRoutes';
import { signatureRequestsInProgress } from './signing/requestsInProgress';
import { signatureRequests } from './signing/signatureRequests';
import { signedFilesRoutes } from './signing/signedFilesRoutes';
import { spidRequestInProgress } from './spid/inProgress';
import { findSpidRequest, storeSpidRequest } from './spid/signRequest';
import { spidRequests } from './spid/spidRequests';
import { platformAdministrative } from './staff/administrative';
import { platformApplications } from './staff/applications';
import { platformCampus } from './staff/campusReceive';
import { platformContracts } from './staff/contracts';
import { platformImports } from './staff/imports';
import { platformLicences } from './staff/licences';
import { platformOverview } from './staff/overview';
import { people } from './staff/people';
import { personData } from './staff/personData';
import { platformPersons } from './staff/persons';
import { platformPrices } from './staff/prices';
import { platformProducts } from './staff/products';
import { grant, programs } from './staff/programs';
import { proposals } from './staff/proposals';
import { platformRecord } from './staff/record';
import { platformRequests } from './staff/requests';
import { platformRetention } from './staff/retention';
import { platformSchools } from './staff/schools';
import { operatorDoors, operatorSessions } from './staff/session';
import { platformSpace } from './staff/space';
import { spidAccesses } from './staff/spidAccesses';
import { platformSupervisors } from './staff/supervisors';
import { platformSupport } from './staff/support';
import { platformWork } from './staff/work';
import { storedRoutes } from './stored/storedRoutes';
import { storedWork } from './stored/storedWork';
import { supportAccess } from './supportAccess/supportAccess';
import { practicesInProgress } from './transfer/inProgress';
import { keepFolder } from './transfer/keepFolder';
import { practices } from './transfer/practices';
import { findTransfer, storeTransfer } from './transfer/sign';
import { trustedList } from './trustedList/trustedList';
import { uploadsRoutes } from './uploads/uploadsRoutes';
import { usersRoutes } from './users/usersRoutes';
import { userWork } from './users/userWork';
import { views } from './views/views';
import { platformWebhooks, webhooks } from './webhooks/webhooks';

/** All resources with bulk actions. */
export const works: ResourceWorks = [
  userWork,
  registryWork,
  ...declaredResources.map((entity) => storedWork(entity, () => works)),
];

/** The function of each procedure that stores a signature after the check of its certificate with the issuer. */
export const storeByProcedure: Readonly<Record<PendingProcedure, StoreSigned>> = {
  contract: storeContract,
  preservation: storePendingPreservation,
  spidRequest: storeSpidRequest,
  resizing: storeResizing,
  transfer: storeTransfer,
};

/** For each procedure, the functions that a signature request uses. */
const requestable: RequestableProcedures = {
  contract: {
    find: (call, fileName) => findContract(call, fileName, { accepts: true }),
    store: storeContract,
    acceptClauses,
  },
  preservation: { find: findPreservation, store: storePendingPreservation },
  spidRequest: { find: findSpidRequest, store: storeSpidRequest },
  resizing: { find: findResizing, store: storeResizing },
  transfer: { find: findTransfer, store: storeTransfer },
};

/** Implementations of the public endpoints; /healthz has a route of its own. */
export const publicImplementations: readonly PublicImplementation[] = [
  openPasswordLink,
  choose,
  openOtpLink,
  activate,
  ...operatorDoors,
  grant,
  reportConsoleError,
];

/** Sources of the procedures in progress of a school. */
const procedureSources: readonly ProcedureSource[] = [
  resizingInProgress,
  ordersInProgress,
  preservationInProgress,
  spidRequestInProgress,
  signatureRequestsInProgress,
  exportsInProgress,
  practicesInProgress,
  operationsInProgress,
];

/** Implementations of the guarded endpoints of the contract. */
export const implementations: readonly Implementation[] = [
  ...aliasRoutes,
  ...sessionRoutes(procedureSources),
  ...schools,
  procedures(procedureSources),
  ...usersRoutes(newInRegistry),
  ...rolesRoutes,
  ...offices,
  ...newsRoutes,
  ...operations(works),
  ...imports(works),
  ...contentsRoutes,
  listLicenceProducts,
  ...licenceDocuments,
  ...licenceLinks,
  ...assistance,
  ...exportRequestsRoutes,
  ...practices,
  ...uploadsRoutes(keepFolder),
  ...registry(works),
  ...preservation,
  ...spidRequests,
  ...resizing,
  ...orders({ find: findContract, keep: storeContract }),
  ...contracts,
  ...contractSigning,
  ...signatureRequests(requestable),
  counterSign,
  ...signedFilesRoutes,
  ...trustedList,
  ...supportAccess,
  move,
  ...keysRoutes,
  ...backupsRoutes,
  ...auditRoutes,
  ...views,
  ...webhooks,
  ...provisioning,
  recordExport,
  ...accountRoutes,
  ...activitiesRoutes,
  ...operatorSessions,
  ...people,
  ...programs,
  ...proposals(() => implementations),
  ...platformSchools,
  ...platformSupervisors,
  ...platformPersons,
  ...personData,
  ...platformOverview,
  ...platformRequests,
  ...platformSpace,
  ...platformRetention,
  ...platformSupport,
  ...platformWork,
  ...platformWebhooks,
  ...platformProvisioning,
  ...platformRecord,
  ...platformApplications,
  ...platformLicences,
  ...platformProducts,
  ...platformPrices,
  ...platformContracts,
  ...platformImports,
  platformCampus,
  spidAccesses,
  ...scimClients,
  ...campusRoutes,
  ...platformAdministrative,
  ...declaredResources.flatMap((entity) => storedRoutes(entity, works)),
];
