import type { errors, ResourceServer } from 'oidc-provider';
import { API_RESOURCE } from '../../../contract/constants';
import { lifetimes } from './lifetimes';

/** The one scope of the API. What a caller may do with it is decided at each call, from the database. */
export const API_SCOPE = 'api';

/** Access tokens are for our API and nothing else. */
export function resourceIndicators(refusals: typeof errors) {
  return {
    enabled: true,
    defaultResource: () => API_RESOURCE,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx: unknown, resource: string): ResourceServer => {
      if (resource !== API_RESOURCE) throw new refusals.InvalidTarget();
      return {
        scope: API_SCOPE,
        audience: API_RESOURCE,
        accessTokenFormat: 'jwt',
        accessTokenTTL: lifetimes.AccessToken,
        jwt: { sign: { alg: 'ES256' } },
      };
    },
  } as const;
}
