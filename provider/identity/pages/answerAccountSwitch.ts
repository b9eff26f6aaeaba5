import type { FastifyReply } from 'fastify';
import { SWITCH_REFUSED } from '../../../contract/constants';
import { rememberActing } from '../signIn/actingAs';
import { enterSupport, isSupportEntry } from '../signIn/enterSupport';
import { switchAccount } from '../signIn/switchAccount';
import { askForCode } from './askForCode';
import { finishSignIn } from './finishSignIn';
import type { interactionOf } from './interactionOf';
import type { PageParts, PageRequest } from './parts';
import { languageFor } from './sendPage';

/**
 * Handles a change of account, or the entry of support: no password is asked for, but a code if the other account
 * needs one.
 */
export async function answerAccountSwitch(
  parts: PageParts,
  request: PageRequest,
  reply: FastifyReply,
  interaction: Awaited<ReturnType<typeof interactionOf>>,
): Promise<FastifyReply> {
  const { provider, db, clock, actingCookie } = parts;
  const browser = { address: request.ip, userAgent: request.headers['user-agent'] };
  const asked = { provider, db, clock, interaction, ...browser };
  const isSupport = isSupportEntry(asked);
  const switched = await (isSupport ? enterSupport(asked) : switchAccount(asked));
  if (!switched) {
    const error = { error: SWITCH_REFUSED };
    const alone = { mergeWithLastSubmission: false };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, error, alone), 303);
  }
  rememberActing(reply, actingCookie, switched.subject);
  if (switched.kind === 'codeNeeded') {
    return askForCode(parts, interaction, switched, reply, languageFor(request));
  }
  // People of support signed in to their own console with password and code; this browser's session is another one.
  const amr = isSupport ? ['pwd', 'otp', 'mfa'] : (interaction.session?.amr ?? []);
  return finishSignIn(parts, request, reply, { ...switched, amr });
}
