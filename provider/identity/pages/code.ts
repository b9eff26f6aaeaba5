import type { FastifyReply } from 'fastify';
import { sentencesIn } from '../../i18n/language';
import { systemClock } from '../../systemClock';
import { counts } from '../../telemetry/counts';
import { readRights } from '../accounts/readRights';
import { rememberRefusal, rememberSignIn } from '../accounts/rememberSignIn';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { guesses, guessRates } from '../rateLimit/guesses';
import { count } from '../rateLimit/rateLimit';
import { methodsOf } from '../secondFactor/factors';
import { noteCode } from '../secondFactor/givenCodes';
import { sealOf } from '../secondFactor/seal';
import { takeCode } from '../secondFactor/takeCode';
import { type CodeForm, type DoneSignIn, findDoneSignIn, storeDoneSignIn } from '../signIn/doneSignIn';
import { codePath, leadToLinking } from './askForCode';
import { codePage } from './codePage';
import { codesOf } from './codesOf';
import { finishSignIn } from './finishSignIn';
import { type FirstStep, firstStepOf } from './firstStep';
import { interactionOf } from './interactionOf';
import type { PageParts, PageRequest } from './parts';
import { languageFor, sendForm } from './sendPage';
import { tooMany } from './tooMany';

/** Limits of attempts, lower than for passwords: three of a million codes are right, and the password is known. */
export const codeRates = { ...guessRates, account: { most: 10, seconds: 60 * 60 } } as const;

/** Handles GET of the page that asks for the code; without a password before it, the sign-in starts again. */
export async function showCode(
  parts: PageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const interaction = await interactionOf(parts.provider, request, reply);
  const step = firstStepOf(interaction, parts.clock.now());
  if (!step) return reply.redirect(`${SIGN_IN_PATH}/${interaction.uid}`, 303);
  const page = { language: languageFor(request), uid: interaction.uid, mayLink: await mayLink(parts, step) };
  return sendForm(reply, 200, (nonce) => codePage({ ...page, nonce }));
}

/** Handles POST of the code page: signs in with the code, or lets a person link an app who has never used one. */
export async function submitCode(
  parts: PageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock, devices } = parts;
  const interaction = await interactionOf(parts.provider, request, reply);
  const { uid } = interaction;
  const step = firstStepOf(interaction, clock.now());
  if (!step) return reply.redirect(`${SIGN_IN_PATH}/${uid}`, 303);
  const goOn = ({ signIn, at }: DoneSignIn) => {
    const proved = { subject: step.subject, at, begunAt: step.at, signIn, amr: ['pwd', 'otp', 'mfa'] };
    return finishSignIn(parts, request, reply, proved);
  };
  // A code works once: a form sent twice, as by a double click, gets the same result without being checked again.
  const before = await db.asIdentity((tx) => findDoneSignIn(tx, { interaction: uid, at: step.at }));
  if (before) return goOn(before);
  const language = languageFor(request);
  const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const linkable = await mayLink(parts, step);
  if (linkable && sent.has('collega')) return leadToLinking(parts, step.subject, reply, language);

  const again = (status: number, error: string) =>
    sendForm(reply, status, (nonce) => codePage({ language, uid, error, mayLink: linkable, nonce }));
  const { code } = sentencesIn(language);
  const typed = sent.get('codice')?.trim() ?? '';
  if (typed === '') return again(400, code.missing);
  const guess = { username: codesOf(step.subject), address: request.ip, device: devices.of(request) };
  const counted = await count(db, clock, guesses('code', guess, codeRates));
  if (counted.retryAfter !== undefined) {
    counts.signIns.add({ way: 'code', outcome: 'throttled' });
    return tooMany(reply, language, codePath(uid), counted.retryAfter);
  }
  const moment = { at: clock.now(), address: request.ip, userAgent: request.headers['user-agent'] };
  const done = await signInWith(parts, { ...step, interaction: uid }, typed, moment);
  counts.signIns.add({ way: 'code', outcome: done === undefined ? 'wrong' : 'done' });
  if (done === undefined) return again(401, code.wrong);
  await counted.forgive();
  return goOn(done);
}

/** Signs in with a code. @returns undefined if the code is wrong or the password was changed after it was typed */
async function signInWith(
  { db, clock }: PageParts,
  { subject, at, interaction }: FirstStep & CodeForm,
  typed: string,
  moment: { readonly at: Date; readonly address: string; readonly userAgent: string | undefined },
): Promise<DoneSignIn | undefined> {
  const seal = await sealOf(db);
  return db.asIdentity(async (tx) => {
    const rights = await readRights(tx, subject, clock.now());
    const stands = rights !== undefined && at.getTime() >= Math.max(rights.from, rights.signInsFrom);
    // Authenticator apps follow real time, not that of a demo.
    if (stands && (await takeCode(tx, seal, subject, typed, systemClock.now()))) {
      await noteCode(tx, subject, moment.at);
      const done = { signIn: await rememberSignIn(tx, subject, moment), at: moment.at };
      await storeDoneSignIn(tx, { interaction, at }, done);
      return done;
    }
    // The same form was sent just before: this request waited while that one used the code.
    const done = await findDoneSignIn(tx, { interaction, at });
    if (stands && done) return done;
    await rememberRefusal(tx, subject, moment);
    return undefined;
  });
}

async function mayLink({ db }: PageParts, { subject }: FirstStep): Promise<boolean> {
  const methods = await db.asIdentity((tx) => methodsOf(tx, subject));
  return methods.every(({ used_at }) => used_at === null);
}
