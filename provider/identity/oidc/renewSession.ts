import type { KoaContextWithOIDC } from 'oidc-provider';
import { lifetimes } from './lifetimes';

/** Restarts the session's two idle hours when a token is refreshed, which is a sign of activity. */
export async function renewSession(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const refreshed = ctx.oidc?.entities.RotatedRefreshToken;
  if (ctx.status !== 200 || !refreshed?.sessionUid) return;
  const session = await ctx.oidc.provider.Session.findByUid(refreshed.sessionUid);
  await session?.save(lifetimes.Session);
}
