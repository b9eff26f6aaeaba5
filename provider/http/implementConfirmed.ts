import { CONFIRMED_MINUTES } from '../../contract/account/confirmation';
import type { Endpoint, InputOf, OutputOf } from '../../contract/schema/endpoint';
import { confirmedBy } from '../identity/access/confirmation';
import { readOwner } from '../identity/accounts/readOwner';
import { codeNeeded, methodsOf } from '../identity/secondFactor/factors';
import { Refusal } from '../refusal';
import { type Arriving, type Call, type Handler, type Implementation, implementPrepared } from './call';

/**
 * Like `implement`, for changes to how somebody signs in: a session is not enough, its person must have authenticated
 * again in the last five minutes.
 */
export const implementConfirmed = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation =>
  implementConfirmedAtTimes(endpoint, (call, input, mustBeConfirmed) => {
    mustBeConfirmed();
    return handle(call, input);
  });

/**
 * Implements a more sensitive call. Like {@link implementConfirmed}, but a person with a second factor must have
 * authenticated with that factor, not only with the password.
 */
export const implementConfirmedByFactor = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
): Implementation =>
  implementPrepared(endpoint, missingFactor, (call, input, missing) => {
    if (missing) throw new Refusal(missing);
    return handle(call, input);
  });

/**
 * Implements a call that requires confirmation only in some cases. Like {@link implementConfirmed}, but the handler
 * calls `mustBeConfirmed`, which refuses without a confirmation.
 */
export const implementConfirmedAtTimes = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call, input: InputOf<E>, mustBeConfirmed: () => void) => Promise<OutputOf<E>>,
): Implementation =>
  implementPrepared(endpoint, isConfirmedNow, (call, input, confirmed) =>
    handle(call, input, () => {
      if (!confirmed) throw new Refusal('confirmationNeeded');
    }),
  );

/** Returns the confirmation that is missing, if the person has not given it in the last five minutes. */
async function missingFactor(
  arriving: Arriving,
): Promise<'confirmationNeeded' | 'codeConfirmationNeeded' | undefined> {
  if (await hasFactor(arriving)) return (await isByFactor(arriving)) ? undefined : 'codeConfirmationNeeded';
  return (await isConfirmedNow(arriving)) ? undefined : 'confirmationNeeded';
}

/** Tells whether the account that the person acts as requires codes and has an authenticator app. */
async function hasFactor({ services: { db, config }, holder }: Arriving): Promise<boolean> {
  // An external identity provider does not use the codes of these apps.
  if (config.oidc) return false;
  return db.asIdentity(
    async (tx) => (await codeNeeded(tx, holder)).account && (await methodsOf(tx, holder)).length > 0,
  );
}

async function isByFactor({ services: { db, clock }, holder }: Arriving): Promise<boolean> {
  const by = await confirmedBy(db, clock, holder.grant);
  return by === 'code' || by === 'passkey';
}

async function isConfirmedNow({ services: { db, clock, config }, holder }: Arriving): Promise<boolean> {
  if (await confirmedBy(db, clock, holder.grant)) return true;
  // A person who signed in without a password may have none, so a recent sign-in counts as confirmation.
  const age = clock.now().getTime() - holder.authenticatedAt.getTime();
  if (age > CONFIRMED_MINUTES * 60_000) return false;
  if (holder.userType === 'SPID' || config.oidc) return true;
  return (await db.asIdentity((tx) => readOwner(tx, holder))).passwordHash === null;
}
