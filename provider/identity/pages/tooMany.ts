import type { FastifyReply } from 'fastify';
import { type Language, sentencesIn } from '../../i18n/language';
import { messagePage } from './message';
import { sendPage } from './sendPage';

/** Says how long to wait after too many attempts, and leads back to where they were made. */
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
