import type { FastifyReply } from 'fastify';
import { usernameHint } from '../signIn/usernameHint';
import { interactionOf } from './interactionOf';
import type { PageParts, PageRequest } from './parts';
import { languageFor, sendPage } from './sendPage';
import { signInPage } from './signIn';

/** GET of the sign-in page. */
export async function show(
  parts: PageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { provider, db, demo } = parts;
  const { uid, params, session } = await interactionOf(provider, request, reply);
  const username = await usernameHint(db, params.login_hint, session?.accountId);
  return sendPage(reply, 200, signInPage({ language: languageFor(request), uid, username, demo }));
}
