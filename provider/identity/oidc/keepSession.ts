import type { KoaContextWithOIDC } from 'oidc-provider';
import { lifetimes } from './lifetimes';

/** A token that was refreshed is a sign of life: the session's two idle hours begin again. */
export async function keepSession(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const refreshed = ctx.oidc?.entities.RotatedRefreshToken;
  if (ctx.status !== 200 || !refreshed?.sessionUid) return;
  const session = await ctx.oidc.provider.Session.findByUid(refreshed.sessionUid);
  await session?.save(lifetimes.Session);
}
