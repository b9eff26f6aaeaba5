import type { FastifyReply } from 'fastify';
import type Provider from 'oidc-provider';
import { type Language, sentencesIn } from '../../i18n/language';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { methodsOf } from '../secondFactor/factors';
import { issueOtpLink, OTP_LINK_MINUTES } from '../secondFactor/otpLinks';
import type { Subject } from '../subject';
import { type FirstStep, storeFirstStep } from './firstStep';
import { messagePage } from './message';
import type { PageParts } from './parts';
import { sendPage } from './sendPage';

/** Path of the page that asks for the code of a sign-in. */
export const codePath = (uid: string): string => `${SIGN_IN_PATH}/${uid}/codice`;

/** Continues after a correct password: to the code, or to linking an app for a person who has none yet. */
export async function askForCode(
  parts: PageParts,
  interaction: Awaited<ReturnType<Provider['interactionDetails']>>,
  step: FirstStep,
  reply: FastifyReply,
  language: Language,
): Promise<FastifyReply> {
  const methods = await parts.db.asIdentity((tx) => methodsOf(tx, step.subject));
  if (methods.length === 0) return leadToLinking(parts, step.subject, reply, language);
  await storeFirstStep(interaction, step);
  return reply.redirect(codePath(interaction.uid), 303);
}

/**
 * Sends a page with a link to set up an authenticator app. No session begins before the person has linked an app and
 * typed a code from it.
 */
export async function leadToLinking(
  { db, clock }: Pick<PageParts, 'db' | 'clock'>,
  { customerCode, uid }: Subject,
  reply: FastifyReply,
  language: Language,
): Promise<FastifyReply> {
  const { title, text, submit, app } = sentencesIn(language).linkApp;
  const link = { name: app, now: clock.now(), minutes: OTP_LINK_MINUTES };
  const href = await db.asIdentity((tx) => issueOtpLink(tx, { customerCode, uid }, link));
  return sendPage(reply, 200, messagePage(language, { title, text, onward: { href, text: submit } }));
}
