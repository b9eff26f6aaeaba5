import { TICKET_PARAMETER } from '../../../contract/constants';
import { readRights } from '../accounts/readRights';
import { rememberSignIn } from '../accounts/rememberSignIn';
import { takeForSignIn } from '../signInStore';
import { readSubject } from '../subject';
import type { Asked, Switched, Switching } from './switchAccount';

/** What lets somebody of the provider into a school's console is kept as this, for as long as a change of account. */
export const SUPPORT_ENTRY = 'SupportEntry';

/** Whether this sign-in is that of somebody of the provider who operates for a supervisor. */
export const isSupportEntry = ({ interaction: { params } }: Pick<Asked, 'interaction'>): boolean =>
  typeof params.login_hint === 'string' && readSubject(params.login_hint).userType === 'SUPPORT';

/**
 * Signs somebody of the provider in for a supervisor who has consented: by a ticket that their own console was given.
 * Of the session that this browser had nothing goes over.
 * @returns undefined when it may not be
 */
export async function enterSupport({
  db,
  clock,
  address,
  userAgent,
  interaction: { params },
}: Asked): Promise<Switched | undefined> {
  const ticket = String(params[TICKET_PARAMETER]);
  const { sub, at: begun } = (await takeForSignIn<Switching>({ db, clock }, SUPPORT_ENTRY, ticket)) ?? {};
  if (!sub || !begun || sub !== params.login_hint) return undefined;
  const subject = readSubject(sub);
  const at = clock.now();
  return db.asIdentity(async (tx): Promise<Switched | undefined> => {
    const rights = await readRights(tx, subject, at);
    if (!rights?.enabled || begun < Math.max(rights.from, rights.signInsFrom)) return undefined;
    const signIn = await rememberSignIn(tx, subject, { at, address, userAgent });
    return { kind: 'signedIn', subject, at, begunAt: new Date(begun), signIn };
  });
}
