import type Provider from 'oidc-provider';
import { DatabaseUnavailable } from '../../db/database';
import type { IdentityLog } from '../log';

/** Logs what went wrong inside oidc-provider; a database that is gone is answered as such. */
export function logFailures(provider: Provider, log: IdentityLog): void {
  provider.on('server_error', (ctx, err) => {
    log.error({ err }, 'oidc');
    if (!(err instanceof DatabaseUnavailable)) return;
    ctx.status = 503;
    ctx.set('retry-after', '2');
  });
}
