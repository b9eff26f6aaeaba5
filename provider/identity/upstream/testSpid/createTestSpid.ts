import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { importJWK, type JWK, SignJWT } from 'jose';
import type { UpstreamConfig } from '../../../config';
import { systemClock } from '../../../systemClock';
import { type Keys, publicPart } from '../../oidc/keys';
import type { PageParts } from '../../pages/parts';
import { languageFor, sendPage } from '../../pages/sendPage';
import { AWAY_SECONDS, storeForSignIn, takeForSignIn } from '../../signInStore';
import { peoplePage } from './peoplePage';

const PATH = '/accedi/spid-prova';
const CODE = 'TestSpidCode';
const open = { config: { access: 'public' } } as const;

interface Granted {
  readonly nonce: string;
  readonly challenge: string;
  readonly taxCode: string;
  readonly redirectUri: string;
}

/** The demo's own provider of digital identities: an OpenID provider that lets you choose who you are. */
export interface TestSpid {
  readonly config: UpstreamConfig;
  /** A `fetch` that calls the provider in this process, without the network. */
  readonly send: typeof fetch;
  readonly routes: (app: FastifyInstance) => void;
}

export function createTestSpid(
  parts: Pick<PageParts, 'db' | 'clock' | 'publicUrl'>,
  keys: Keys,
  redirectUri: string,
): TestSpid {
  const issuer = parts.publicUrl + PATH;
  const config = {
    issuer,
    clientId: 'sportello',
    clientSecret: undefined,
    taxCodeClaim: 'https://attributes.eid.gov.it/fiscal_number',
    scope: 'openid profile',
  };
  const [key] = keys.jwks.keys as [JWK];
  const answers: Record<string, (body: URLSearchParams) => Promise<unknown>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: issuer,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
    }),
    '/jwks': async () => ({ keys: [publicPart(key)] }),
    '/token': async (body) => ({ token_type: 'Bearer', id_token: await idToken(body) }),
  };

  async function idToken(body: URLSearchParams): Promise<string | undefined> {
    const granted = await takeForSignIn<Granted>(parts, CODE, body.get('code') ?? '');
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isAsked =
      granted?.redirectUri === body.get('redirect_uri') && body.get('client_id') === config.clientId;
    if (!granted || !isAsked || !alike(proof, granted.challenge)) return undefined;
    const { nonce, taxCode } = granted;
    const now = Math.floor(systemClock.now().getTime() / 1000);
    return new SignJWT({ nonce, [config.taxCodeClaim]: `TINIT-${taxCode}` })
      .setProtectedHeader({ alg: 'ES256', ...(key.kid && { kid: key.kid }) })
      .setIssuer(issuer)
      .setAudience(config.clientId)
      .setSubject(createHash('sha256').update(taxCode).digest('hex'))
      .setIssuedAt(now)
      .setExpirationTime(now + 300)
      .sign(await importJWK(key, 'ES256'));
  }

  return {
    config,
    send: (async (url: string | URL, init?: RequestInit) => {
      const answer = answers[String(url).slice(issuer.length)];
      return answer
        ? Response.json(await answer(init?.body as URLSearchParams))
        : new Response(null, { status: 404 });
    }) as typeof fetch,
    routes: (app) => {
      app.get(PATH, open, async (request, reply) => {
        const asked = new URL(request.url, 'http://localhost').searchParams;
        const people = await peopleOf(parts);
        return sendPage(
          reply,
          200,
          peoplePage({ language: languageFor(request), path: PATH, asked, people }),
        );
      });
      app.post(PATH, { ...open, bodyLimit: 8192 }, async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const code = randomBytes(24).toString('base64url');
        const granted: Granted = {
          nonce: form.get('nonce') ?? '',
          challenge: form.get('code_challenge') ?? '',
          taxCode: form.get('persona') || (form.get('codice') ?? ''),
          redirectUri,
        };
        await storeForSignIn(parts, CODE, code, granted, AWAY_SECONDS);
        const answer = new URLSearchParams({ code, state: form.get('state') ?? '', iss: issuer });
        return reply.redirect(`${redirectUri}?${answer}`, 303);
      });
    },
  };
}

const alike = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns a few people with Spid for the page of the demo. */
function peopleOf({ db }: Pick<PageParts, 'db'>) {
  return db.asIdentity((tx) =>
    tx
      .selectFrom('account')
      .innerJoin('school', 'school.customer_code', 'account.customer_code')
      .select(['account.uid', 'account.codice_fiscale'])
      .where('account.enabled', '=', true)
      .where('account.spid_enabled', '=', true)
      .where('school.spid_enabled', '=', true)
      .where('school.private_school', '=', false)
      .where('account.codice_fiscale', 'is not', null)
      .orderBy('account.customer_code')
      .orderBy('account.uid')
      .limit(6)
      .execute(),
  );
}
