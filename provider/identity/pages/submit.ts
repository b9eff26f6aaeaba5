import type { FastifyReply } from 'fastify';
import { sentencesIn } from '../../i18n/language';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { rememberActing, wantedAccount } from '../signIn/actingAs';
import { attemptSignIn } from '../signIn/attempt';
import { readForm } from '../signIn/readForm';
import { askForCode } from './askForCode';
import { finishSignIn } from './finishSignIn';
import { interactionOf } from './interactionOf';
import type { PageParts, PageRequest } from './parts';
import { languageFor } from './sendPage';
import { showSignIn } from './showSignIn';
import { tooMany } from './tooMany';

/** Handles POST of the sign-in page: reads the form, makes the attempt, and forwards a person who signed in. */
export async function submit(
  parts: PageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock, actingCookie, devices } = parts;
  const interaction = await interactionOf(parts.provider, request, reply);
  const { uid, params } = interaction;
  const language = languageFor(request);
  const { signIn } = sentencesIn(language);
  const again = (status: number, username: string, error: string) =>
    showSignIn(parts, request, reply, { status, username, error });

  const form = readForm(request.body);
  if (form.kind === 'unreadable') return again(400, '', signIn.unreadable);
  if (form.kind === 'missing') return again(400, form.username, signIn.missing);
  const browser = {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    device: devices.of(request),
  };
  const wanted = wantedAccount(request, actingCookie, params.login_hint);
  const outcome = await attemptSignIn(db, clock, { ...form, ...browser, wanted });
  if (outcome.kind === 'tooMany') {
    return tooMany(reply, language, `${SIGN_IN_PATH}/${uid}`, outcome.retryAfter);
  }
  if (outcome.kind === 'wrong') return again(401, form.username, signIn.wrong);
  rememberActing(reply, actingCookie, outcome.subject);
  if (outcome.kind === 'codeNeeded') return askForCode(parts, interaction, outcome, reply, language);
  return finishSignIn(parts, request, reply, { ...outcome, amr: ['pwd'] });
}
