import type { Clock } from '../../../contract/values/clock';
import type { OutsideConfig } from '../../config';
import type { Database } from '../../db/database';
import { Refusal } from '../../refusal';
import { systemClock } from '../../systemClock';
import { endSession } from '../access/endAccess';
import { createDiscovery, ProviderAway, watched } from '../discovery';
import type { Identity } from '../identity';
import { issuerFetch } from '../issuerFetch';
import type { IdentityLog } from '../log';
import { storeForSignIn, takeForSignIn } from '../signInStore';
import { readSubject } from '../subject';
import { checkProof } from '../tokens/proof';
import { createProofMemory } from '../tokens/usedProofs';
import { createOutsideTokenReader } from './accessToken';
import { createOutsideSessions, NEXT, NEXT_SECONDS } from './sessions';
import { signInSettings } from './signInSettings';

interface Parts {
  readonly config: OutsideConfig;
  readonly publicUrl: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: IdentityLog;
}

/**
 * Creates the identity provider for an external OpenID provider. People sign in there, and the access tokens from there
 * identify our accounts. Everything else is checked here at each call: whether the account is enabled, whether its
 * session was ended, and its rights.
 */
export function createOutsideIdentity({ config, publicUrl, db, clock, log }: Parts): Identity {
  const send = watched(config.issuer, log, issuerFetch(config.issuer));
  const metadata = createDiscovery(config.issuer, send);
  const read = createOutsideTokenReader(config, metadata, log, send);
  const sessionOf = createOutsideSessions(db, clock);
  const spendProof = createProofMemory(db, clock);

  return {
    oidc: (_request, response) => void response.writeHead(404).end(),

    /** No pages, because the external provider has the sign-in pages. */
    pages: async () => undefined,

    async console() {
      const discovered = await metadata().catch((error: unknown) => {
        if (!(error instanceof ProviderAway))
          log.error({ err: error }, 'the outside identity provider cannot be used');
        return undefined;
      });
      return signInSettings(config, discovered);
    },

    // Nobody signs in on our pages.
    rememberDevice: () => undefined,
    async verify({ method, url, headers, address = '' }) {
      const now = systemClock.now();
      const [, scheme, accessToken] =
        /^(DPoP|Bearer) ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '') ?? [];
      if (!scheme || !accessToken) throw new Refusal('unauthenticated');
      const token = await read(accessToken, now);
      const { jkt, session: grant, authenticatedAt, issuedAt } = token;
      // A token that is bound to a key needs a proof, and a bearer token must not have one.
      if ((scheme.toLowerCase() === 'dpop') !== (jkt !== undefined)) throw new Refusal('unauthenticated');
      const jti = jkt && provenBy(headers.dpop, { method, url: publicUrl + url, accessToken, jkt, now });
      const subject = await sessionOf(token, { address, userAgent: headers['user-agent'] });
      if (jkt && jti) await spendProof({ jkt, jti, grant });
      return { ...subject, authenticatedAt, issuedAt, grant };
    },

    async end(holder, next) {
      if (next) {
        const { person } = readSubject(next.sub);
        await takeForSignIn({ db, clock }, NEXT, person);
        await storeForSignIn({ db, clock }, NEXT, person, { sub: next.sub }, NEXT_SECONDS);
      }
      await endSession(db, holder, clock.now());
    },
  };
}

/** Checks the proof of possession of a request. @returns the id of the proof @throws Refusal `unauthenticated` */
function provenBy(proof: unknown, proven: Parameters<typeof checkProof>[1]): string {
  if (typeof proof !== 'string') throw new Refusal('unauthenticated');
  return checkProof(proof, proven);
}
