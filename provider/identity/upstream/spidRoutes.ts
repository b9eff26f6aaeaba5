import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TaxCode } from '../../../contract/values/codiceFiscale';
import { type Language, sentencesIn } from '../../i18n/language';
import { counts } from '../../telemetry/counts';
import { rememberSignIn } from '../accounts/rememberSignIn';
import { ProviderAway } from '../discovery';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { finishSignIn } from '../pages/finishSignIn';
import { interactionOf, SignInOver } from '../pages/interactionOf';
import { messagePage } from '../pages/message';
import type { PageParts, PageRequest, PageRoute } from '../pages/parts';
import { languageFor, sendForm, sendPage } from '../pages/sendPage';
import { AWAY_SECONDS, storeForSignIn, takeForSignIn } from '../signInStore';
import { spidSubject } from '../subject';
import { accountsPage } from './accountsPage';
import { findSpid, type SpidAccount, taxCodeIn } from './findSpid';
import { newRequest, type Upstream, UpstreamRefused, type UpstreamRequest } from './upstream';

/** Path of our redirect URI, to which the upstream provider sends people back; one for all sign-ins. */
export const SPID_RETURN = `${SIGN_IN_PATH}/spid/ritorno`;

const open = { config: { access: 'public' } } as const;
const REQUEST = 'SpidRequest';
const CHOOSING = 'SpidIdentity';

/** What is stored while a person is at the upstream provider, with the sign-in to continue. */
type Away = UpstreamRequest & { readonly interaction: string };
interface Choosing {
  readonly interaction: string;
  readonly taxCode: TaxCode;
}

/** A person that the upstream provider has authenticated. */
interface Person {
  readonly taxCode: TaxCode;
  readonly accounts: readonly SpidAccount[];
}

export interface Spid {
  readonly upstream: Upstream;
  readonly taxCodeClaim: string;
}

/**
 * Registers the routes of the sign-in with a digital identity. They send the person to the upstream provider, and then
 * sign in the account with the tax code from there.
 */
export function spidRoutes(app: FastifyInstance, parts: PageParts, { upstream, taxCodeClaim }: Spid): void {
  app.get<PageRoute>(`${SIGN_IN_PATH}/:uid/spid`, open, async (request, reply) => {
    const { uid } = await interactionOf(parts.provider, request, reply);
    const asked = newRequest();
    const state = `${uid}.${randomBytes(24).toString('base64url')}`;
    await storeForSignIn(parts, REQUEST, state, { ...asked, interaction: uid }, AWAY_SECONDS);
    return reply.redirect(await upstream.authorize(state, asked), 303);
  });

  // This route only redirects to the path of the sign-in, because the cookie of a sign-in is sent to that path only.
  app.get(SPID_RETURN, open, async (request, reply) => {
    const answer = new URL(request.url, 'http://localhost').searchParams;
    const [uid = ''] = (answer.get('state') ?? '').split('.');
    if (!/^[\w-]{8,64}$/.test(uid)) throw new SignInOver();
    return reply.redirect(`${SIGN_IN_PATH}/${uid}/spid/ritorno?${answer}`, 303);
  });

  app.get<PageRoute>(`${SIGN_IN_PATH}/:uid/spid/ritorno`, open, async (request, reply) => {
    const { uid } = await interactionOf(parts.provider, request, reply);
    const answer = new URL(request.url, 'http://localhost').searchParams;
    const asked = await takeForSignIn<Away>(parts, REQUEST, answer.get('state') ?? '');
    if (asked?.interaction !== uid) throw new SignInOver();
    const person = await vouchedFor(answer, asked, request);
    if (typeof person === 'string') return refused(reply, languageFor(request), uid, person);
    const { accounts } = person;
    if (accounts.length > 1) return choose(request, reply, uid, person);
    return enter(request, reply, accounts[0]?.uid ?? '');
  });

  app.post<PageRoute>(
    `${SIGN_IN_PATH}/:uid/spid/account`,
    { ...open, bodyLimit: 8192 },
    async (request, reply) => {
      const { uid } = await interactionOf(parts.provider, request, reply);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const choosing = await takeForSignIn<Choosing>(parts, CHOOSING, form.get('scelta') ?? '');
      const chosen = form.get('account') ?? '';
      if (choosing?.interaction !== uid) throw new SignInOver();
      // The accounts that they can open may have changed meanwhile.
      const accounts = await parts.db.asIdentity((tx) => findSpid(tx, choosing.taxCode));
      if (!accounts.some((one) => one.uid === chosen)) throw new SignInOver();
      return enter(request, reply, chosen);
    },
  );

  /** Returns the person of a response, with their accounts, or why there is none. */
  async function vouchedFor(
    answer: URLSearchParams,
    asked: Away,
    request: PageRequest,
  ): Promise<Person | 'failed' | 'unknown'> {
    try {
      const claims = await upstream.complete(answer, asked);
      const taxCode = taxCodeIn(claims[taxCodeClaim]);
      if (!taxCode) return 'unknown';
      const accounts = await parts.db.asIdentity((tx) => findSpid(tx, taxCode));
      return accounts.length > 0 ? { taxCode, accounts } : 'unknown';
    } catch (error) {
      if (!(error instanceof UpstreamRefused || error instanceof ProviderAway))
        parts.log.error({ err: error, route: request.routeOptions.url }, 'spid');
      return 'failed';
    }
  }

  async function choose(
    request: PageRequest,
    reply: FastifyReply,
    uid: string,
    { taxCode, accounts }: Person,
  ): Promise<FastifyReply> {
    const choice = randomBytes(24).toString('base64url');
    await storeForSignIn(
      parts,
      CHOOSING,
      choice,
      { interaction: uid, taxCode } satisfies Choosing,
      AWAY_SECONDS,
    );
    const page = { language: languageFor(request), uid, choice, accounts };
    return sendForm(reply, 200, (nonce) => accountsPage({ ...page, nonce }));
  }

  async function enter(request: PageRequest, reply: FastifyReply, account: string): Promise<FastifyReply> {
    const subject = spidSubject(account);
    const at = parts.clock.now();
    const moment = { at, address: request.ip, userAgent: request.headers['user-agent'] };
    const signIn = await parts.db.asIdentity((tx) => rememberSignIn(tx, subject, moment));
    counts.signIns.add({ way: 'spid', outcome: 'done' });
    return finishSignIn(parts, request, reply, { subject, at, signIn, amr: ['spid'] });
  }
}

function refused(
  reply: FastifyReply,
  language: Language,
  uid: string,
  why: 'failed' | 'unknown',
): FastifyReply {
  const { title, back, ...texts } = sentencesIn(language).spid;
  const onward = { href: `${SIGN_IN_PATH}/${uid}`, text: back };
  return sendPage(reply, 403, messagePage(language, { title, text: texts[why], onward }));
}
