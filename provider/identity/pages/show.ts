import type { FastifyReply } from 'fastify';
import { isSwitch } from '../signIn/switchAccount';
import { usernameHint } from '../signIn/usernameHint';
import { goOver } from './goOver';
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
  const { provider, db, demo, withSpid } = parts;
  const interaction = await interactionOf(provider, request, reply);
  if (isSwitch({ interaction })) return goOver(parts, request, reply, interaction);
  const { uid, params, session } = interaction;
  const username = await usernameHint(db, params.login_hint, session?.accountId);
  return sendPage(reply, 200, signInPage({ language: languageFor(request), uid, username, withSpid, demo }));
}
