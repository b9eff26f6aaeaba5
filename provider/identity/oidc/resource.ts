import type { errors, ResourceServer } from 'oidc-provider';
import { API_RESOURCE } from '../../../contract/constants';
import { lifetimes } from './lifetimes';

/** The only scope of the API. Permissions are decided at each call, from the database. */
export const API_SCOPE = 'api';

/** Configures resource indicators: access tokens are for our API only. */
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
