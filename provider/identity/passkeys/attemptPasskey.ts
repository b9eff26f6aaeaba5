import { setTimeout as delay } from 'node:timers/promises';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Clock } from '../../../contract/values/clock';
import { recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../db/database';
import { counts } from '../../telemetry/counts';
import { rememberRefusal, rememberSignIn } from '../accounts/rememberSignIn';
import { addressToCount } from '../rateLimit/addressToCount';
import { guesses, guessRates } from '../rateLimit/guesses';
import type { KnownDevice } from '../rateLimit/knownDevices';
import { count } from '../rateLimit/rateLimit';
import { codeNeeded, methodsOf } from '../secondFactor/factors';
import { passkeyStandsIn } from '../secondFactor/givenCodes';
import { storeForSignIn, takeForSignIn } from '../signInStore';
import type { Subject } from '../subject';
import { countUse, type FoundPasskey, findPasskey } from './findPasskey';
import { loadWebauthn } from './loadWebauthn';
import { mailPasskeyChange } from './mailPasskeyChange';
import { readCredential } from './readCredential';
import { relyingParty } from './relyingParty';

const ASKED = 'PasskeyAsked';
/** Seconds: time enough to fetch a telephone. */
export const ASKED_SECONDS = 300;

/** Authentication methods that a passkey proves: possession of a key, released for its owner only (RFC 8176). */
export const PASSKEY_AMR = ['pop', 'user', 'mfa'] as const;

/** How often an address may ask for a challenge; every click of the button asks for one. */
export const askRate = { most: 300, seconds: 15 * 60 } as const;

/** Minimum duration of a failed attempt, in milliseconds. */
const FAILURE_TAKES = 300;

/** Dependencies of the passkey checks. */
export interface PasskeyParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** The sign-in that a challenge belongs to. */
interface ChallengeInteraction {
  readonly interaction: string;
}

export interface PasskeyAttempt extends ChallengeInteraction {
  /** AuthenticationResponseJSON from the browser, as text. */
  readonly credential: unknown;
  readonly address: string;
  readonly userAgent?: string | undefined;
  readonly device?: KnownDevice | undefined;
  /** The account that an alias wants to act as. */
  readonly wanted?: Subject | undefined;
}

/**
 * Outcome of a sign-in with a passkey. `codeNeeded`, `appNeeded`: the passkey was right, but the account also needs a
 * code, or an app for codes. `copied`: refused because a copy of the key is in use. `retryAfter` is in seconds.
 */
export type PasskeyOutcome =
  | { readonly kind: 'signedIn'; readonly subject: Subject; readonly at: Date; readonly signIn: string }
  | { readonly kind: 'codeNeeded'; readonly subject: Subject; readonly at: Date }
  | { readonly kind: 'appNeeded'; readonly subject: Subject }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'copied' }
  | { readonly kind: 'tooMany'; readonly retryAfter: number };

/**
 * Issues a challenge that any known device may answer, once.
 * @returns the seconds to wait if there were too many requests
 */
export async function askAnyPasskey(
  parts: PasskeyParts,
  { interaction, address, device }: ChallengeInteraction & Pick<PasskeyAttempt, 'address' | 'device'>,
): Promise<{ readonly options: object } | { readonly retryAfter: number }> {
  const key = `passkey asked ${device?.id ?? addressToCount(address)}`;
  const limit = { key, ...askRate };
  const { retryAfter } = await count(parts.db, parts.clock, [limit]);
  if (retryAfter !== undefined) return { retryAfter };
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(parts.publicUrl).id,
    userVerification: 'required',
    timeout: ASKED_SECONDS * 1000,
  });
  await storeForSignIn(
    parts,
    ASKED,
    options.challenge,
    { interaction } satisfies ChallengeInteraction,
    ASKED_SECONDS,
  );
  return { options };
}

const COUNTED = {
  signedIn: 'done',
  codeNeeded: 'next',
  appNeeded: 'next',
  wrong: 'wrong',
  copied: 'wrong',
  tooMany: 'throttled',
} as const;

/** Signs somebody in with a passkey, in place of password and code. A failure does not reveal whose it is. */
export async function attemptPasskey(parts: PasskeyParts, attempt: PasskeyAttempt): Promise<PasskeyOutcome> {
  const outcome = await signInWith(parts, attempt);
  counts.signIns.add({ way: 'passkey', outcome: COUNTED[outcome.kind] });
  return outcome;
}

async function signInWith(parts: PasskeyParts, attempt: PasskeyAttempt): Promise<PasskeyOutcome> {
  const { db, clock } = parts;
  const notBefore = delay(FAILURE_TAKES);
  const sent = readCredential<AuthenticationResponseJSON>(attempt.credential);
  // A passkey cannot be guessed: attempts are counted only to save work.
  const { address, device } = attempt;
  const limits = device
    ? [{ key: `passkey device ${device.id}`, ...guessRates.account }]
    : guesses('passkey', { username: sent?.credential.id ?? '', address });
  const counted = await count(db, clock, limits);
  if (counted.retryAfter !== undefined) return { kind: 'tooMany', retryAfter: counted.retryAfter };
  // Removed whether or not the answer is right: no challenge can be answered twice.
  const asked = sent && (await takeForSignIn<ChallengeInteraction>(parts, ASKED, sent.challenge));
  const found =
    sent && (await db.asIdentity((tx) => findPasskey(tx, sent.credential.id, clock.now(), attempt.wanted)));
  if (!sent || !found) {
    await notBefore;
    return { kind: 'wrong' };
  }
  const used =
    asked?.interaction === attempt.interaction
      ? await verifyUse(parts, found, sent.credential, sent.challenge)
      : undefined;
  const moment = { at: clock.now(), address: attempt.address, userAgent: attempt.userAgent };
  if (!used) {
    await db.asIdentity((tx) => rememberRefusal(tx, found.subject, moment));
    await notBefore;
    return { kind: 'wrong' };
  }
  const outcome = await enter(parts, found, used, moment);
  if (outcome.kind !== 'copied') await counted.forgive();
  return outcome;
}

interface Use {
  readonly counter: number;
  readonly synced: boolean;
}

/**
 * Verifies the response of a passkey: it must be to our challenge, from our page, and with the key of its owner.
 * @returns the use counter of the device and whether the passkey is synchronised; undefined if not valid
 */
export async function verifyUse(
  { publicUrl }: PasskeyParts,
  { userHandle, credentialId, publicKey }: FoundPasskey,
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<Use | undefined> {
  if (response.response.userHandle !== userHandle) return undefined;
  const { id, origin } = relyingParty(publicUrl);
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    // The counter is 0 here because the database compares it, where concurrent uses are noticed.
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter: 0,
    },
  }).catch(() => undefined);
  if (!answer?.verified) return undefined;
  const { newCounter: counter, credentialBackedUp: synced } = answer.authenticationInfo;
  return { counter, synced };
}

interface Moment {
  readonly at: Date;
  readonly address: string;
  readonly userAgent?: string | undefined;
}

function enter(
  { db, publicUrl }: PasskeyParts,
  found: FoundPasskey,
  use: Use,
  moment: Moment,
): Promise<PasskeyOutcome> {
  const { subject, name } = found;
  const { at, address } = moment;
  return db.asIdentity(async (tx): Promise<PasskeyOutcome> => {
    if (!(await countUse(tx, found, { ...use, at }))) {
      await mailPasskeyChange(tx, subject, { what: 'copied', name, publicUrl }, at);
      const { customerCode, sub, uid } = subject;
      const refused = { entity: 'account', action: 'copiedPasskey', id: uid, after: { passkey: name } };
      await recordAudit(tx, { customerCode, who: sub, asWhom: uid, address, at }, [
        { ...refused, reason: 'unauthenticated' },
      ]);
      return { kind: 'copied' };
    }
    // Without an app, anyone with the password could link one: so the person must link an app first.
    const need = await codeNeeded(tx, subject);
    if (need.account && (await methodsOf(tx, subject)).length === 0) return { kind: 'appNeeded', subject };
    if (need.account && !(await passkeyStandsIn(tx, subject))) return { kind: 'codeNeeded', subject, at };
    const signIn = await rememberSignIn(tx, subject, { ...moment, passkey: name });
    return { kind: 'signedIn', subject, at, signIn };
  });
}
