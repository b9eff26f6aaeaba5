import type { KoaContextWithOIDC } from 'oidc-provider';
import { DatabaseUnavailable } from '../../db/database';
import type { IdentityLog } from '../log';
import { renderOidcError } from './oidcError';

/**
 * Answers what goes wrong around the routes of oidc-provider, where it has no answer of its own and Koa would send an
 * English one: when the session cannot be kept, for instance.
 */
export function lastExit(log: IdentityLog) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    try {
      await next();
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const isAway = error instanceof DatabaseUnavailable;
      // That the database does not answer is told once, and not with each request.
      if (!isAway) log.error({ err: error }, 'oidc');
      ctx.status = isAway ? 503 : 500;
      if (isAway) ctx.set('retry-after', '2');
      const code = isAway ? 'temporarily_unavailable' : 'server_error';
      // A redirection that was begun leads to what was not kept.
      ctx.remove('location');
      if (ctx.accepts('json', 'html') === 'html') renderOidcError(ctx, { error: code }, error);
      else ctx.body = { error: code };
    }
  };
}
