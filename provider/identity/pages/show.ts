import type { FastifyReply } from 'fastify';
import { isSwitch } from '../signIn/switchAccount';
import { usernameHint } from '../signIn/usernameHint';
import { answerAccountSwitch } from './answerAccountSwitch';
import { interactionOf } from './interactionOf';
import type { PageParts, PageRequest } from './parts';
import { showSignIn } from './showSignIn';

/** Handles GET of the sign-in page. */
export async function show(
  parts: PageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { provider, db } = parts;
  const interaction = await interactionOf(provider, request, reply);
  if (isSwitch({ interaction })) return answerAccountSwitch(parts, request, reply, interaction);
  const { params, session } = interaction;
  const username = await usernameHint(db, params.login_hint, session?.accountId);
  return showSignIn(parts, request, reply, { status: 200, username });
}
