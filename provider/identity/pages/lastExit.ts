import type { KoaContextWithOIDC } from 'oidc-provider';
import { DatabaseUnavailable } from '../../db/database';
import type { IdentityLog } from '../log';
import { renderOidcError } from './oidcError';

/**
 * Creates the middleware for errors that oidc-provider does not handle itself, for example when the session cannot be
 * stored. Without it, Koa would send a page in English.
 */
export function lastExit(log: IdentityLog) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    try {
      await next();
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const isAway = error instanceof DatabaseUnavailable;
      // An outage of the database is not logged here, because it is logged once, not with each request.
      if (!isAway) log.error({ err: error }, 'oidc');
      ctx.status = isAway ? 503 : 500;
      if (isAway) ctx.set('retry-after', '2');
      const code = isAway ? 'temporarily_unavailable' : 'server_error';
      // A redirect prepared before leads to something that was not stored.
      ctx.remove('location');
      if (ctx.accepts('json', 'html') === 'html') renderOidcError(ctx, { error: code }, error);
      else ctx.body = { error: code };
    }
  };
}
