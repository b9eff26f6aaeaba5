import type Provider from 'oidc-provider';
import { DatabaseUnavailable } from '../../db/database';
import type { IdentityLog } from '../log';

/** Logs what went wrong inside oidc-provider; a database that is gone is answered as such. */
export function logFailures(provider: Provider, log: IdentityLog): void {
  provider.on('server_error', (ctx, err) => {
    // That the database does not answer is told once, and not with each request.
    if (!(err instanceof DatabaseUnavailable)) return log.error({ err }, 'oidc');
    ctx.status = 503;
    ctx.set('retry-after', '2');
  });
}
