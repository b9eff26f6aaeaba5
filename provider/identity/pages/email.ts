import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentencesIn } from '../../i18n/language';
import { type EmailPurpose, readEmailLink } from '../accounts/emailLinks';
import { confirmEmail, objectToEmail } from '../accounts/useEmailLink';
import { countTry, sendExpired, sendTooMany, tokenIn } from './emailLink';
import { emailPage } from './emailPage';
import { messagePage } from './message';
import type { PageParts } from './parts';
import { languageFor, sendForm, sendPage } from './sendPage';

type Parts = Pick<PageParts, 'db' | 'clock'>;

/** Handles GET of the page that a link about an e-mail opens. */
export async function showEmail(
  parts: Parts,
  purpose: EmailPurpose,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageFor(request);
  const token = tokenIn(new URLSearchParams(request.query as Record<string, string>));
  const forgive = await countTry(parts, request);
  if (!forgive) return sendTooMany(request, reply);
  const owner =
    token && (await parts.db.asIdentity((tx) => readEmailLink(tx, purpose, token, parts.clock.now())));
  if (!owner) return sendExpired(request, reply);
  await forgive();
  return sendForm(reply, 200, (nonce) => emailPage({ language, purpose, owner, token, nonce }));
}

/** Handles POST of the page of a link: confirms the e-mail or, if the person objects, disables the account. */
export async function submitEmail(
  parts: Parts,
  purpose: EmailPurpose,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageFor(request);
  const token = request.body instanceof URLSearchParams ? tokenIn(request.body) : '';
  const forgive = await countTry(parts, request);
  if (!forgive) return sendTooMany(request, reply);
  const { db, clock } = parts;
  const outcome = await db.asIdentity(async (tx) => {
    const using = { tx, token, now: clock.now(), address: request.ip };
    if (purpose === 'object') return objectToEmail(using);
    return (await confirmEmail(using)) ? ('confirmed' as const) : undefined;
  });
  if (!outcome) return sendExpired(request, reply);
  await forgive();
  return sendPage(reply, 200, messagePage(language, sentencesIn(language).email[outcome]));
}
