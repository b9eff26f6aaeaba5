import type { PendingProcedure } from '../../contract/entities/signing';
import { storedEntities } from '../../contract/storing/storedEntities';
import type { KeepIn } from '../documentSigning/revocationWorker';
import type { Implementation } from '../http/call';
import type { PublicImplementation } from '../http/publicRoutes';
import type { ResourceWorks } from '../operations/resourceWork';
import type { ProcedureSource } from '../procedures/procedureSource';
import { accountRoutes } from './account/accountRoutes';
import { activate, open as openOtpLink } from './account/otpLink';
import { activitiesRoutes } from './activities/activitiesRoutes';
import { aliasRoutes } from './alias/aliasRoutes';
import { assistance } from './assistance/assistance';
import { auditRoutes } from './audit/auditRoutes';
import { backupsRoutes } from './backups/backupsRoutes';
import { campusRoutes } from './campus/campusRoutes';
import { move } from './clock/move';
import { contentsRoutes } from './contents/contentsRoutes';
import { contracts } from './contracts/contracts';
import { counterSign } from './contracts/counterSign';
import { contractSigning, findContract, keepContract } from './contracts/signing';
import { exportRequestsRoutes } from './exportRequests/exportRequestsRoutes';
import { exportsInProgress } from './exportRequests/inProgress';
import { recordExport } from './exports/recordExport';
import { imports } from './imports/imports';
import { keysRoutes } from './keys/keysRoutes';
import { licenceDocuments } from './licenceProducts/documents';
import { licenceLinks } from './licenceProducts/links';
import { list as listLicenceProducts } from './licenceProducts/list';
import { newsRoutes } from './news/newsRoutes';
import { offices } from './offices/offices';
import { operationsInProgress } from './operations/inProgress';
import { operations } from './operations/operations';
import { people } from './operators/people';
import { grant, programs } from './operators/programs';
import { operatorDoors, operatorSessions } from './operators/session';
import { ordersInProgress } from './orders/inProgress';
import { orders } from './orders/orders';
import { choose, open as openPasswordLink } from './passwords/passwords';
import { platformAdministrative } from './platform/administrative';
import { platformApplications } from './platform/applications';
import { platformCampus } from './platform/campusReceive';
import { platformContracts } from './platform/contracts';
import { platformImports } from './platform/imports';
import { platformLicences } from './platform/licences';
import { platformProducts } from './platform/products';
import { platformRecord } from './platform/record';
import { platformRequests } from './platform/requests';
import { platformSchools } from './platform/schools';
import { platformSpace } from './platform/space';
import { spidAccesses } from './platform/spidAccesses';
import { platformSupervisors } from './platform/supervisors';
import { platformSupport } from './platform/support';
import { platformWork } from './platform/work';
import { practicesInProgress } from './practices/inProgress';
import { keepFolder } from './practices/keepFolder';
import { practices } from './practices/practices';
import { keepTransfer } from './practices/sign';
import { preservationInProgress } from './preservation/inProgress';
import { preservation } from './preservation/preservation';
import { keepWaited } from './preservation/sign';
import { procedures } from './procedures/procedures';
import { newInRegistry } from './registry/newInRegistry';
import { registry } from './registry/registry';
import { registryWork } from './registry/registryWork';
import { resizingInProgress } from './resizing/inProgress';
import { resizing } from './resizing/resizing';
import { keepResizing } from './resizing/sign';
import { rolesRoutes } from './roles/rolesRoutes';
import { schools } from './schools/schools';
import { sessionRoutes } from './session/sessionRoutes';
import { signedFilesRoutes } from './signedFiles/signedFilesRoutes';
import { spidRequestInProgress } from './spidRequests/inProgress';
import { keepSpidRequest } from './spidRequests/signRequest';
import { spidRequests } from './spidRequests/spidRequests';
import { storedRoutes } from './stored/storedRoutes';
import { storedWork } from './stored/storedWork';
import { supportAccess } from './supportAccess/supportAccess';
import { trustedList } from './trustedList/trustedList';
import { uploadsRoutes } from './uploads/uploadsRoutes';
import { usersRoutes } from './users/usersRoutes';
import { userWork } from './users/userWork';
import { views } from './views/views';

/** Every resource whose records are acted on, many at a time. */
export const works: ResourceWorks = [
  userWork,
  registryWork,
  ...storedEntities.map((entity) => storedWork(entity, () => works)),
];

/** How each procedure goes on with a signature that had waited for who issued its certificate. */
export const keptIn: Readonly<Record<PendingProcedure, KeepIn>> = {
  contract: keepContract,
  preservation: keepWaited,
  spidRequest: keepSpidRequest,
  resizing: keepResizing,
  transfer: keepTransfer,
};

/** What answers those that anybody may call; /healthz has a route of its own. */
export const publicImplementations: readonly PublicImplementation[] = [
  openPasswordLink,
  choose,
  openOtpLink,
  activate,
  ...operatorDoors,
  grant,
];

/** What tells the procedures of a school that are in progress. */
const procedureSources: readonly ProcedureSource[] = [
  resizingInProgress,
  ordersInProgress,
  preservationInProgress,
  spidRequestInProgress,
  exportsInProgress,
  practicesInProgress,
  operationsInProgress,
];

/** What answers each guarded endpoint of the contract. */
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
  ...orders({ find: findContract, keep: keepContract }),
  ...contracts,
  ...contractSigning,
  counterSign,
  ...signedFilesRoutes,
  ...trustedList,
  ...supportAccess,
  move,
  ...keysRoutes,
  ...backupsRoutes,
  ...auditRoutes,
  ...views,
  recordExport,
  ...accountRoutes,
  ...activitiesRoutes,
  ...operatorSessions,
  ...people,
  ...programs,
  ...platformSchools,
  ...platformSupervisors,
  ...platformRequests,
  ...platformSpace,
  ...platformSupport,
  ...platformWork,
  ...platformRecord,
  ...platformApplications,
  ...platformLicences,
  ...platformProducts,
  ...platformContracts,
  ...platformImports,
  platformCampus,
  spidAccesses,
  ...campusRoutes,
  ...platformAdministrative,
  ...storedEntities.flatMap((entity) => storedRoutes(entity, works)),
];
