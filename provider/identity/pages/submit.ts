import type { FastifyReply } from 'fastify';
import { type Language, sentencesIn } from '../../i18n/language';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { attemptSignIn } from '../signIn/attempt';
import type { Outcome } from '../signIn/outcome';
import { readForm } from '../signIn/readForm';
import { interactionOf } from './interactionOf';
import { messagePage } from './message';
import type { PageParts, PageRequest } from './parts';
import { languageFor, sendPage } from './sendPage';
import { signInPage } from './signIn';

/** POST of the sign-in page: the form is read, the attempt made, and whoever signed in sent on. */
export async function submit(
  parts: PageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { provider, db, clock, demo } = parts;
  const { uid } = await interactionOf(provider, request, reply);
  const language = languageFor(request);
  const { signIn } = sentencesIn(language);
  const again = (status: number, username: string, error: string) =>
    sendPage(reply, status, signInPage({ language, uid, username, error, demo }));

  const form = readForm(request.body);
  if (form.kind === 'unreadable') return again(400, '', signIn.unreadable);
  if (form.kind === 'missing') return again(400, form.username, signIn.missing);
  const outcome = await attemptSignIn(db, clock, { ...form, address: request.ip });
  if (outcome.kind === 'tooMany') return tooMany(reply, language, uid, outcome.retryAfter);
  if (outcome.kind === 'wrong') return again(401, form.username, signIn.wrong);
  const result = { login: loginOf(outcome) };
  const alone = { mergeWithLastSubmission: false };
  return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result, alone), 303);
}

function loginOf({ subject, at }: Extract<Outcome, { kind: 'signedIn' }>) {
  return {
    accountId: subject.sub,
    // By the one clock and with milliseconds, since rights_from is compared with it.
    ts: at.getTime() / 1000,
    amr: ['pwd'],
    // The cookie ends with the browser; how long the session lives is decided here, not there.
    remember: false,
  };
}

function tooMany(reply: FastifyReply, language: Language, uid: string, retryAfter: number): FastifyReply {
  const { title, text, back } = sentencesIn(language).throttled;
  const onward = { href: `${SIGN_IN_PATH}/${uid}`, text: back };
  const page = messagePage(language, { title, text: text(Math.ceil(retryAfter / 60)), onward });
  return sendPage(reply.header('retry-after', String(retryAfter)), 429, page);
}
