import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RESET_MINUTES } from '../../../contract/account/password';
import { sentencesIn } from '../../i18n/language';
import { requestPassword } from '../accounts/requestPassword';
import { FORGOTTEN_PATH, forgottenPage } from './forgottenPage';
import { messagePage } from './message';
import type { PageParts } from './parts';
import { languageFor, sendForm, sendPage } from './sendPage';

/**
 * Minimum milliseconds until a response. The work takes less, and least for an unknown name, so the time of a response
 * does not show whether the account exists.
 */
const ANSWER_TAKES = 300;

/** Handles GET of the page for a forgotten password. */
export async function showForgotten(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageFor(request);
  return sendForm(reply, 200, (nonce) => forgottenPage({ language, nonce }));
}

/** Handles POST of the page for a forgotten password. The response does not show whether the account exists. */
export async function submitForgotten(
  { db, clock, publicUrl }: Pick<PageParts, 'db' | 'clock' | 'publicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageFor(request);
  const { forgotten, throttled } = sentencesIn(language);
  const username = usernameIn(request.body);
  if (!username) {
    const page = { language, error: forgotten.missing };
    return sendForm(reply, 400, (nonce) => forgottenPage({ ...page, nonce }));
  }
  // A name with @ can only be an ArgoID, which gets no link: the page says so, or people would wait for the mail.
  if (username.includes('@')) return sendPage(reply, 200, messagePage(language, forgotten.alias));
  const notBefore = delay(ANSWER_TAKES);
  const { retryAfter: wait } = await requestPassword({ db, clock, publicUrl, username, address: request.ip });
  await notBefore;
  if (wait !== undefined) {
    const { title, text, back } = throttled;
    const page = { title, text: text(Math.ceil(wait / 60)), onward: { href: FORGOTTEN_PATH, text: back } };
    return sendPage(reply.header('retry-after', String(wait)), 429, messagePage(language, page));
  }
  const sent = { title: forgotten.sent, text: forgotten.sentText(RESET_MINUTES) };
  return sendPage(reply, 200, messagePage(language, sent));
}

/** Returns the only name in the form; undefined if none is plausible. */
function usernameIn(body: unknown): string | undefined {
  if (!(body instanceof URLSearchParams)) return undefined;
  const [name = '', ...more] = body.getAll('username').map((typed) => typed.trim());
  return more.length > 0 || name.length > 254 || name.includes('\0') ? undefined : name || undefined;
}
