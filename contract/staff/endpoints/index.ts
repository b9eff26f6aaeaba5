import type { Endpoint } from '../../schema/endpoint';
import { platformAdministrativeEndpoints } from './administrative';
import { platformApplicationsEndpoints } from './applications';
import { campusPlatformEndpoints } from './campus';
import { operatorClientsEndpoints } from './clients';
import { platformContractsEndpoints } from './contracts';
import { platformImportsEndpoints } from './imports';
import { platformLicencesEndpoints } from './licences';
import { platformMergerList } from './mergers';
import { operatorOrderEndpoints } from './orders';
import { platformOverviewEndpoints } from './overview';
import { operatorsEndpoints } from './people';
import { personDataEndpoints } from './personData';
import { platformPersonsEndpoints } from './persons';
import { platformPriceEndpoints } from './prices';
import { platformProductsEndpoints } from './products';
import { operatorProposalEndpoints } from './proposals';
import { platformProvisioningEndpoints } from './provisioning';
import { platformRegistryList, platformSpidArchiveList } from './received';
import { platformRecordEndpoints } from './record';
import { platformRequestsEndpoints } from './requests';
import { platformRetentionEndpoints } from './retention';
import { platformSchoolsEndpoints } from './schools';
import { operatorSessionEndpoints } from './session';
import { platformSpaceList, platformSpacePut } from './space';
import { spidAccessesReceive } from './spidAccesses';
import { platformSupervisorsEndpoints } from './supervisors';
import { platformSupportEndpoints } from './support';
import { platformWebhooksEndpoints } from './webhooks';
import { platformWorkEndpoints } from './work';

/**
 * Endpoints for the provider's own staff; those of single areas (news, registry…) are beside the endpoints for schools.
 */
export const operatorEndpoints: readonly Endpoint[] = [
  ...operatorSessionEndpoints,
  ...operatorsEndpoints,
  ...operatorClientsEndpoints,
  ...operatorProposalEndpoints,
  ...platformSchoolsEndpoints,
  ...platformSupervisorsEndpoints,
  ...platformPersonsEndpoints,
  ...personDataEndpoints,
  ...platformOverviewEndpoints,
  ...platformApplicationsEndpoints,
  ...platformLicencesEndpoints,
  ...platformProductsEndpoints,
  ...platformContractsEndpoints,
  ...platformRequestsEndpoints,
  platformMergerList,
  platformRegistryList,
  platformSpidArchiveList,
  platformSpaceList,
  platformSpacePut,
  ...platformRetentionEndpoints,
  ...platformSupportEndpoints,
  ...platformWorkEndpoints,
  ...platformWebhooksEndpoints,
  ...platformProvisioningEndpoints,
  ...platformRecordEndpoints,
  ...platformImportsEndpoints,
  ...operatorOrderEndpoints,
  ...platformPriceEndpoints,
  ...campusPlatformEndpoints,
  ...platformAdministrativeEndpoints,
  spidAccessesReceive,
];
