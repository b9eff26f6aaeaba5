import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOutbox } from '../../mail/readOutbox';
import { outboxPage } from './outboxPage';
import type { PageParts } from './parts';
import { languageFor, sendPage } from './sendPage';

/** Maximum number of mails shown. */
const MOST = 50;

/** Handles GET of the demo's outbox. */
export async function showOutbox(
  { db, publicUrl }: Pick<PageParts, 'db' | 'publicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const mails = await db.asPlatform((tx) => readOutbox(tx, MOST));
  return sendPage(reply, 200, outboxPage({ language: languageFor(request), mails, publicUrl, most: MOST }));
}
