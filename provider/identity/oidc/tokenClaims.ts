import type { KoaContextWithOIDC, UnknownObject } from 'oidc-provider';

/**
 * Returns the claims of access tokens beside those of RFC 9068: the profile, `auth_time`, by which the API sees
 * whether rights were revoked since, and `grant`, which ends with the session.
 */
export async function accessTokenClaims(ctx: KoaContextWithOIDC): Promise<UnknownObject | undefined> {
  const { account, entities } = ctx.oidc;
  const source = entities.RefreshToken ?? entities.AuthorizationCode;
  if (!account || !source) return undefined;
  const { sub: _, ...profile } = await account.claims('access_token', '', {}, []);
  return { ...profile, auth_time: source.authTime, grant: source.grantId };
}
