import type { FastifyReply } from 'fastify';
import { sentencesIn } from '../../i18n/language';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { askAnyPasskey, attemptPasskey, PASSKEY_AMR } from '../passkeys/attemptPasskey';
import { rememberActing, wantedAccount } from '../signIn/actingAs';
import { isSwitch } from '../signIn/switchAccount';
import { askForCode, leadToLinking } from './askForCode';
import { finishSignIn } from './finishSignIn';
import { interactionOf, SignInOver } from './interactionOf';
import type { PageParts, PageRequest } from './parts';
import { languageFor } from './sendPage';
import { showSignIn } from './showSignIn';
import { tooMany } from './tooMany';

/** Handles POST of the page's script for a challenge for any passkey; the response is JSON. */
export async function askPasskey(
  parts: PageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const interaction = await interactionOf(parts.provider, request, reply);
  const asked = await askAnyPasskey(parts, {
    interaction: interaction.uid,
    address: request.ip,
    device: parts.devices.of(request),
  });
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  if ('retryAfter' in asked) return reply.code(429).header('retry-after', String(asked.retryAfter)).send({});
  return reply.send(asked.options);
}

/**
 * Handles POST of the response of a passkey: signs the person in without a password. It asks for a code only if the
 * account needs one and an alias has never given a code of that account.
 */
export async function submitPasskey(
  parts: PageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actingCookie, devices } = parts;
  const interaction = await interactionOf(parts.provider, request, reply);
  if (isSwitch({ interaction })) throw new SignInOver();
  const { uid, params } = interaction;
  const language = languageFor(request);
  const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const outcome = await attemptPasskey(parts, {
    interaction: uid,
    credential: sent.get('credenziale'),
    address: request.ip,
    userAgent: request.headers['user-agent'],
    device: devices.of(request),
    wanted: wantedAccount(request, actingCookie, params.login_hint),
  });
  if (outcome.kind === 'tooMany') {
    return tooMany(reply, language, `${SIGN_IN_PATH}/${uid}`, outcome.retryAfter);
  }
  if (outcome.kind === 'wrong' || outcome.kind === 'copied') {
    const error = sentencesIn(language).passkey[outcome.kind];
    return showSignIn(parts, request, reply, { status: 401, username: '', error });
  }
  if (outcome.kind === 'appNeeded') return leadToLinking(parts, outcome.subject, reply, language);
  rememberActing(reply, actingCookie, outcome.subject);
  if (outcome.kind === 'codeNeeded') return askForCode(parts, interaction, outcome, reply, language);
  return finishSignIn(parts, request, reply, { ...outcome, amr: PASSKEY_AMR });
}
