import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentencesIn } from '../../i18n/language';
import { countLinkTry } from '../rateLimit/linkTries';
import { messagePage } from './message';
import type { PageParts } from './parts';
import { languageFor, sendPage } from './sendPage';

/** What pages have in common that a link in a mail opens. */

/** Longer than any token is none. */
export const tokenIn = (fields: URLSearchParams): string => {
  const token = fields.get('id') ?? '';
  return token.length > 200 || token.includes('\0') ? '' : token;
};

/**
 * Counts a try of a link from an address.
 * @returns what takes it off again, once the link was a right one: a whole school may be behind one address; undefined
 * where there were too many
 */
export async function countTry(
  { db, clock }: Pick<PageParts, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<(() => Promise<void>) | undefined> {
  const counted = await countLinkTry('link', { db, clock, address: request.ip });
  return counted.retryAfter === undefined ? counted.forgive : undefined;
}

/** The same page for a link that is expired, used or invented. */
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
