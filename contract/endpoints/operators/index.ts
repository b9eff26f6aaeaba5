import type { Endpoint } from '../../endpoint';
import { operatorClientsEndpoints } from './clients';
import { operatorsEndpoints } from './people';
import { operatorSessionEndpoints } from './session';

/** The calls of the provider's own staff; some of single areas (news, registry…) stand beside those of schools. */
export const operatorEndpoints: readonly Endpoint[] = [
  ...operatorSessionEndpoints,
  ...operatorsEndpoints,
  ...operatorClientsEndpoints,
];
