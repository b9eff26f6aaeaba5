import type { FastifyReply } from 'fastify';
import { type Language, sentencesIn } from '../../i18n/language';
import { messagePage } from './message';
import { sendPage } from './sendPage';

/** Sends a page with the time to wait after too many attempts, and a link back to the form. */
export function tooMany(
  reply: FastifyReply,
  language: Language,
  href: string,
  retryAfter: number,
): FastifyReply {
  const { title, text, back } = sentencesIn(language).throttled;
  const page = messagePage(language, {
    title,
    text: text(Math.ceil(retryAfter / 60)),
    onward: { href, text: back },
  });
  return sendPage(reply.header('retry-after', String(retryAfter)), 429, page);
}
