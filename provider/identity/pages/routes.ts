import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Clock } from '../../../contract/clock';
import { type Database, DatabaseUnavailable } from '../../db/database';
import { type Language, languageOf, sentencesIn } from '../../i18n/language';
import type { IdentityLog } from '../createIdentity';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { type Attempt, attemptSignIn } from '../signIn/attempt';
import { readForm } from '../signIn/readForm';
import { usernameHint } from '../signIn/usernameHint';
import { pageHeaders } from './headers';
import { STYLE_PATH } from './layout';
import { messagePage } from './message';
import { signInPage } from './signIn';
import { style } from './style';

interface Parts {
  readonly provider: Provider;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: IdentityLog;
  readonly demo: readonly string[];
}

type SignInRequest = FastifyRequest<{ Params: { uid: string } }>;

/** Larger than any name and password, smaller than anything that costs. */
const FORM_LIMIT = 8 * 1024;

/** The sign-in pages: they begin with an interaction of oidc-provider and end by resuming it. */
export function signInRoutes(parts: Parts): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);
    app.setErrorHandler(answerFailure(parts.log));
    const open = { config: { access: 'public' } } as const;
    app.get(STYLE_PATH, open, (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
    );
    app.get<{ Params: { uid: string } }>(`${SIGN_IN_PATH}/:uid`, open, (request, reply) =>
      show(parts, request, reply),
    );
    app.post<{ Params: { uid: string } }>(
      `${SIGN_IN_PATH}/:uid`,
      { ...open, bodyLimit: FORM_LIMIT },
      (request, reply) => submit(parts, request, reply),
    );
  };
}

function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

async function show({ provider, db, demo }: Parts, request: SignInRequest, reply: FastifyReply) {
  const interaction = await interactionOf(provider, request, reply);
  const { login_hint: hint } = interaction.params;
  const username = await usernameHint(db, hint, interaction.session?.accountId);
  const page = signInPage({ language: languageFor(request), uid: interaction.uid, username, demo });
  return send(reply, 200, page);
}

async function submit(parts: Parts, request: SignInRequest, reply: FastifyReply) {
  const { provider, db, clock, demo } = parts;
  const { uid } = await interactionOf(provider, request, reply);
  const language = languageFor(request);
  const { signIn } = sentencesIn(language);
  const again = (status: number, username: string, error: string) =>
    send(reply, status, signInPage({ language, uid, username, error, demo }));

  const form = readForm(request.body);
  if (form.kind === 'unreadable') return again(400, '', signIn.unreadable);
  if (form.kind === 'missing') return again(400, form.username, signIn.missing);
  const attempt: Attempt = { ...form, address: request.ip };
  const outcome = await attemptSignIn(db, clock, attempt);
  if (outcome.kind === 'tooMany') return tooMany(reply, language, uid, outcome.retryAfter);
  if (outcome.kind === 'wrong') return again(401, form.username, signIn.wrong);
  const login = {
    accountId: outcome.subject.sub,
    // By the one clock and with milliseconds, since rights_from is compared with it.
    ts: outcome.at.getTime() / 1000,
    amr: ['pwd'],
    // The cookie ends with the browser; how long the session lives is decided here, not there.
    remember: false,
  };
  const onward = await provider.interactionResult(
    request.raw,
    reply.raw,
    { login },
    { mergeWithLastSubmission: false },
  );
  return reply.redirect(onward, 303);
}

/** The interaction that this page belongs to, by its cookie; what is not there any more throws. */
async function interactionOf(provider: Provider, request: SignInRequest, reply: FastifyReply) {
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  if (interaction.uid !== request.params.uid) throw Object.assign(new Error(), { name: 'SessionNotFound' });
  return interaction;
}

function tooMany(reply: FastifyReply, language: Language, uid: string, retryAfter: number) {
  const { title, text, back } = sentencesIn(language).throttled;
  const onward = { href: `${SIGN_IN_PATH}/${uid}`, text: back };
  const page = messagePage(language, { title, text: text(Math.ceil(retryAfter / 60)), onward });
  return send(reply.header('retry-after', String(retryAfter)), 429, page);
}

function answerFailure(log: IdentityLog) {
  return (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    const language = languageFor(request);
    const sentences = sentencesIn(language);
    if (error.name === 'SessionNotFound') return send(reply, 400, messagePage(language, sentences.expired));
    if (error instanceof DatabaseUnavailable)
      return send(reply.header('retry-after', '2'), 503, messagePage(language, sentences.unavailable));
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error }, 'sign-in page');
    return send(reply, status, messagePage(language, sentences.error));
  };
}

function send(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).headers(pageHeaders()).send(page);
}

function languageFor(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language']);
}
