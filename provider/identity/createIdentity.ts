import type { Clock } from '../../contract/values/clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { endSession } from './access/endAccess';
import { cookieNaming } from './cookies';
import { watched } from './discovery';
import type { Identity } from './identity';
import { issuerFetch } from './issuerFetch';
import type { IdentityLog } from './log';
import { createConfiguration } from './oidc/configuration';
import { createKeyRing } from './oidc/keyRing';
import type { Keys } from './oidc/keys';
import { loadOidcModule } from './oidc/loadModule';
import { logFailures } from './oidc/logFailures';
import { atPublicUrl } from './oidc/publicRequest';
import { renewSession } from './oidc/renewSession';
import { createOutsideIdentity } from './outside/createOutsideIdentity';
import { lastExit } from './pages/lastExit';
import { renderLogout, renderSignedOut } from './pages/logout';
import { renderOidcError } from './pages/oidcError';
import { ownPages } from './pages/ownPages';
import { signInRoutes } from './pages/routes';
import { dummyHash } from './password';
import { createKnownDevices } from './rateLimit/knownDevices';
import { SWITCH, SWITCH_SECONDS, type Switching } from './signIn/switchAccount';
import { storeForSignIn } from './signInStore';
import { createVerifier } from './tokens/createVerifier';
import { SPID_RETURN, spidRoutes } from './upstream/spidRoutes';
import { createTestSpid } from './upstream/testSpid/createTestSpid';
import { createUpstream } from './upstream/upstream';

export interface IdentityOptions {
  readonly config: Pick<Config, 'publicUrl' | 'demo' | 'links' | 'actingCookie' | 'oidc' | 'spid'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: IdentityLog;
  /** Clock for the dates of the token keys; by default that of the machine, which also dates the tokens. */
  readonly machine?: Clock;
  /** User names that the sign-in page suggests in demo mode. */
  readonly demoSignIns?: readonly string[];
}

/** Creates the identity provider: the configured OpenID provider, or else the embedded one. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { config, db, clock, log } = options;
  const { oidc, publicUrl } = config;
  return oidc
    ? createOutsideIdentity({ config: oidc, publicUrl, db, clock, log })
    : createEmbeddedIdentity(options);
}

/**
 * Creates the embedded identity provider: OpenID Connect at `{publicUrl}/oidc`, sign-in pages at
 * `{publicUrl}/accedi`, and the verification of its access tokens. Its keys are made at the first call on a database;
 * any number of processes on the same database work as one.
 */
async function createEmbeddedIdentity(options: IdentityOptions): Promise<Identity> {
  const { config, db, clock, log, demoSignIns = [] } = options;
  const { publicUrl, actingCookie } = config;
  const issuer = `${publicUrl}/oidc`;
  const module = await loadOidcModule();
  const ring = await createKeyRing(db, options.machine);
  await dummyHash();
  const pages = { renderError: renderOidcError, renderLogout, renderSignedOut };
  const build = (keys: Keys) => {
    const configuration = createConfiguration({ pages, module, publicUrl, db, clock, keys });
    const provider = new module.Provider(issuer, configuration);
    provider.proxy = true;
    provider.use(lastExit(log));
    provider.use(ownPages);
    provider.use(renewSession);
    logFailures(provider, log);
    return { keys, provider, answer: provider.callback() };
  };
  let built = build(await ring.read());
  // The sign-in pages always use the first provider, because they do not use its token keys, which change.
  const { keys, provider } = built;
  const answering = async () => {
    // If the database does not respond, the old keys are used: oidc-provider then fails, and reports it.
    const found = await ring.read().catch(() => built.keys);
    if (found !== built.keys) built = build(found);
    return built.answer;
  };
  const demo = config.demo ? demoSignIns : [];
  const cookies = cookieNaming(publicUrl);
  const devices = createKnownDevices(keys.cookieKeys, {
    name: cookies.host('sportello_dispositivo'),
    path: '/',
    sameSite: 'Lax',
    secure: cookies.secure,
  });
  const acting = cookies.host(actingCookie);
  const { links } = config;
  const parts = { provider, db, clock, log, publicUrl, links, actingCookie: acting, devices, demo };
  const returnTo = publicUrl + SPID_RETURN;
  const test = config.demo && !config.spid ? createTestSpid(parts, keys, returnTo) : undefined;
  const upstream = config.spid ?? test?.config;
  const certificate =
    upstream?.authentication?.method === 'tls_client_auth' ? upstream.authentication : undefined;
  const spid = upstream && {
    upstream: createUpstream(
      upstream,
      returnTo,
      test?.send ?? watched(upstream.issuer, log, issuerFetch(upstream.issuer, [], certificate)),
    ),
    taxCodeClaim: upstream.taxCodeClaim,
  };
  return {
    oidc: (request, response) =>
      void answering().then((answer) => answer(atPublicUrl(request, publicUrl), response)),
    console: async () => undefined,
    pages: signInRoutes({ ...parts, withSpid: spid !== undefined }, (app) => {
      test?.routes(app);
      if (spid) spidRoutes(app, { ...parts, withSpid: true }, spid);
    }),
    rememberDevice: (call, uid) => devices.remember(call, call, [uid]),
    end: async (holder, next) => {
      if (next) {
        const switching: Switching = { sub: next.sub, at: clock.now().getTime() };
        await storeForSignIn({ db, clock }, SWITCH, next.ticket, switching, SWITCH_SECONDS);
      }
      await endSession(db, holder, clock.now());
    },
    verify: createVerifier({ issuer, publicUrl, keys: ring, db, clock }),
  };
}
