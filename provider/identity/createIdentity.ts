import type { Clock } from '../../contract/clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Identity } from './identity';
import type { IdentityLog } from './log';
import { createConfiguration } from './oidc/configuration';
import { keepSession } from './oidc/keepSession';
import { loadKeys, publicPart } from './oidc/keys';
import { loadOidcModule } from './oidc/loadModule';
import { atPublicUrl } from './oidc/publicRequest';
import { tellFailures } from './oidc/tellFailures';
import { ownPages } from './pages/ownPages';
import { signInRoutes } from './pages/routes';
import { dummyHash } from './password';
import { createVerifier } from './tokens/createVerifier';
import { endGrant } from './tokens/endGrant';

export interface IdentityOptions {
  readonly config: Pick<Config, 'publicUrl' | 'demo'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: IdentityLog;
  /** User names that the sign-in page proposes in demo mode. */
  readonly demoSignIns?: readonly string[];
}

/**
 * The embedded identity provider: OpenID Connect at `{publicUrl}/oidc`, sign-in pages at
 * `{publicUrl}/accedi`, and the check of the access tokens that it gives. Its keys are made at the first
 * call on a database; any number of processes on the same database work as one.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { config, db, clock, log, demoSignIns = [] } = options;
  const { publicUrl } = config;
  const issuer = `${publicUrl}/oidc`;
  const module = await loadOidcModule();
  const keys = await loadKeys(db);
  await dummyHash();
  const provider = new module.Provider(issuer, createConfiguration({ module, publicUrl, db, clock, keys }));
  provider.proxy = true;
  provider.use(ownPages);
  provider.use(keepSession);
  tellFailures(provider, log);
  const answer = provider.callback();
  return {
    oidc: (request, response) => void answer(atPublicUrl(request, publicUrl), response),
    pages: signInRoutes({ provider, db, clock, log, demo: config.demo ? demoSignIns : [] }),
    end: (holder) => endGrant(db, holder.grant),
    verify: createVerifier({ issuer, publicUrl, publicKeys: keys.jwks.keys.map(publicPart), db, clock }),
  };
}
