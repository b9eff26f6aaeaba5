import type { Endpoint } from '../../contract/endpoint';
import { CONFIRMED_MINUTES } from '../../contract/entities/confirmation';
import { isConfirmed } from '../identity/access/confirmation';
import { readOwner } from '../identity/accounts/readOwner';
import { Refusal } from '../refusal';
import { type Arriving, type Handler, type Implementation, implementPrepared } from './call';

/**
 * As `implement`, for what changes how somebody signs in: a session alone is not enough, its person must have said again
 * who they are, in the last five minutes.
 */
export const implementConfirmed = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation =>
  implementPrepared(endpoint, isConfirmedNow, (call, input, confirmed) => {
    if (!confirmed) throw new Refusal('confirmationNeeded');
    return handle(call, input);
  });

async function isConfirmedNow({ services: { db, clock }, holder }: Arriving): Promise<boolean> {
  if (await isConfirmed(db, clock, holder.grant)) return true;
  // Who signed in without a password may have none to give: they confirm by signing in again.
  const { passwordHash } = await db.asIdentity((tx) => readOwner(tx, holder));
  const age = clock.now().getTime() - holder.authenticatedAt.getTime();
  return (holder.userType === 'SPID' || passwordHash === null) && age <= CONFIRMED_MINUTES * 60_000;
}
