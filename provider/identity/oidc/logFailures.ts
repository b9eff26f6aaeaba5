import type Provider from 'oidc-provider';
import { DatabaseUnavailable } from '../../db/database';
import type { IdentityLog } from '../log';

/** Logs errors inside oidc-provider. If the database is unavailable, it sets status 503 instead. */
export function logFailures(provider: Provider, log: IdentityLog): void {
  provider.on('server_error', (ctx, err) => {
    // An outage of the database is not logged here, because it is logged once, not with each request.
    if (!(err instanceof DatabaseUnavailable)) return log.error({ err }, 'oidc');
    ctx.status = 503;
    ctx.set('retry-after', '2');
  });
}
