import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { API_RESOURCE } from '../../../contract/constants';
import { API_SCOPE } from './resource';

/**
 * What a session has granted to the console. Nobody is asked: the console is part of the provider. The
 * grant lives from the last proof of identity; without a living one the person signs in again.
 */
export async function loadGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider, result } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (!result?.login) return existing;
  const grant = existing ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile');
  grant.addResourceScope(API_RESOURCE, API_SCOPE);
  // Its life begins again. The same grant stays, so that the refresh tokens of other tabs keep working.
  Object.assign(grant, { iat: undefined, exp: undefined });
  await grant.save();
  return grant;
}
