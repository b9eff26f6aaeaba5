import { TICKET_PARAMETER } from '../../../contract/constants';
import { readRights } from '../accounts/readRights';
import { rememberSignIn } from '../accounts/rememberSignIn';
import { takeForSignIn } from '../signInStore';
import { readSubject } from '../subject';
import type { Switched, Switching, SwitchRequest } from './switchAccount';

/**
 * Model name under which a ticket for support access to a school's console is stored, as long as one for an account
 * change.
 */
export const SUPPORT_ENTRY = 'SupportEntry';

/** Tells whether this sign-in is of provider staff who act for a supervisor. */
export const isSupportEntry = ({ interaction: { params } }: Pick<SwitchRequest, 'interaction'>): boolean =>
  typeof params.login_hint === 'string' && readSubject(params.login_hint).userType === 'SUPPORT';

/**
 * Signs provider staff in on behalf of a consenting supervisor, by a ticket from their own console. Nothing of the
 * browser's previous session carries over.
 * @returns undefined when it is not allowed
 */
export async function enterSupport({
  db,
  clock,
  address,
  userAgent,
  interaction: { params },
}: SwitchRequest): Promise<Switched | undefined> {
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
