import { CONFIRMED_MINUTES } from '../../contract/account/confirmation';
import type { Endpoint, InputOf, OutputOf } from '../../contract/schema/endpoint';
import { confirmedBy } from '../identity/access/confirmation';
import { readOwner } from '../identity/accounts/readOwner';
import { codeNeeded, methodsOf } from '../identity/secondFactor/factors';
import { Refusal } from '../refusal';
import { type Arriving, type Call, type Handler, type Implementation, implementPrepared } from './call';

/**
 * As `implement`, for what changes how somebody signs in: a session alone is not enough, its person must have said again
 * who they are, in the last five minutes.
 */
export const implementConfirmed = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation =>
  implementConfirmedAtTimes(endpoint, (call, input, mustBeConfirmed) => {
    mustBeConfirmed();
    return handle(call, input);
  });

/** The same, for what is worth more: who has a second factor confirms with that, the password alone is not enough. */
export const implementConfirmedByFactor = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
): Implementation =>
  implementPrepared(endpoint, missingFactor, (call, input, missing) => {
    if (missing) throw new Refusal(missing);
    return handle(call, input);
  });

/** The same, for what needs it only at times: `mustBeConfirmed` refuses where it does. */
export const implementConfirmedAtTimes = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call, input: InputOf<E>, mustBeConfirmed: () => void) => Promise<OutputOf<E>>,
): Implementation =>
  implementPrepared(endpoint, isConfirmedNow, (call, input, confirmed) =>
    handle(call, input, () => {
      if (!confirmed) throw new Refusal('confirmationNeeded');
    }),
  );

/** What is asked for, of whoever has not shown it in the last five minutes. */
async function missingFactor(
  arriving: Arriving,
): Promise<'confirmationNeeded' | 'codeConfirmationNeeded' | undefined> {
  if (await hasFactor(arriving)) return (await isByFactor(arriving)) ? undefined : 'codeConfirmationNeeded';
  return (await isConfirmedNow(arriving)) ? undefined : 'confirmationNeeded';
}

/** Whether an app shows codes for the account that is acted as. */
async function hasFactor({ services: { db, config }, holder }: Arriving): Promise<boolean> {
  // Codes of ours are worth nothing where people sign in elsewhere.
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
  // Who signed in without a password may have none to give: they confirm by signing in again.
  const age = clock.now().getTime() - holder.authenticatedAt.getTime();
  if (age > CONFIRMED_MINUTES * 60_000) return false;
  if (holder.userType === 'SPID' || config.oidc) return true;
  return (await db.asIdentity((tx) => readOwner(tx, holder))).passwordHash === null;
}
