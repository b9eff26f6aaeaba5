import type { Endpoint } from '../../contract/endpoint';
import { CONFIRMED_MINUTES } from '../../contract/entities/confirmation';
import { confirmedBy } from '../identity/access/confirmation';
import { readOwner } from '../identity/accounts/readOwner';
import { codeNeeded, methodsOf } from '../identity/secondFactor/factors';
import { Refusal } from '../refusal';
import { type Arriving, type Handler, type Implementation, implementPrepared } from './call';

/**
 * As `implement`, for what changes how somebody signs in: a session alone is not enough, its person must have said again
 * who they are, in the last five minutes.
 */
export const implementConfirmed = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation =>
  confirmedCall(endpoint, handle, isConfirmedNow);

/** The same, for what is worth more: who has a second factor confirms with that, the password alone is not enough. */
export const implementConfirmedByFactor = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
): Implementation =>
  confirmedCall(endpoint, handle, async (arriving) =>
    (await hasFactor(arriving)) ? isByFactor(arriving) : isConfirmedNow(arriving),
  );

const confirmedCall = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  isConfirmed: (arriving: Arriving) => Promise<boolean>,
): Implementation =>
  implementPrepared(endpoint, isConfirmed, (call, input, confirmed) => {
    if (!confirmed) throw new Refusal('confirmationNeeded');
    return handle(call, input);
  });

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
  const { passwordHash } = await db.asIdentity((tx) => readOwner(tx, holder));
  const age = clock.now().getTime() - holder.authenticatedAt.getTime();
  return (
    (holder.userType === 'SPID' || passwordHash === null || config.oidc !== undefined) &&
    age <= CONFIRMED_MINUTES * 60_000
  );
}
