import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentencesIn } from '../../i18n/language';
import { countLinkTry } from '../rateLimit/linkTries';
import { messagePage } from './message';
import type { PageParts } from './parts';
import { languageFor, sendPage } from './sendPage';

/** Returns the token of a link in a mail; empty if there is none, or if it is too long to be one. */
export const tokenIn = (fields: URLSearchParams): string => {
  const token = fields.get('id') ?? '';
  return token.length > 200 || token.includes('\0') ? '' : token;
};

/**
 * Counts an attempt with a link by the client's address.
 * @returns a function to call for a valid link: it takes the attempt back, because a whole school may share one
 * address. Undefined after too many attempts.
 */
export async function countTry(
  { db, clock }: Pick<PageParts, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<(() => Promise<void>) | undefined> {
  const counted = await countLinkTry('link', { db, clock, address: request.ip });
  return counted.retryAfter === undefined ? counted.forgive : undefined;
}

/** Sends the same page for an expired, used or invented link. */
export function sendExpired(
  request: FastifyRequest,
  reply: FastifyReply,
  what: 'expired' | 'aliasExpired' = 'expired',
): FastifyReply {
  const language = languageFor(request);
  return sendPage(reply, 404, messagePage(language, sentencesIn(language).email[what]));
}

export function sendTooMany(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageFor(request);
  return sendPage(reply, 429, messagePage(language, sentencesIn(language).email.often));
}
