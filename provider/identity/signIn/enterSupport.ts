import { TICKET_PARAMETER } from '../../../contract/constants';
import { readRights } from '../accounts/readRights';
import { rememberSignIn } from '../accounts/rememberSignIn';
import { takeForSignIn } from '../signInStore';
import { readSubject } from '../subject';
import type { Switched, Switching, SwitchRequest } from './switchAccount';

/**
 * Model name of a stored ticket with which a person of support enters the console of a school. It is valid for
 * SWITCH_SECONDS.
 */
export const SUPPORT_ENTRY = 'SupportEntry';

/** Tells whether this sign-in is of provider staff who act for a supervisor. */
export const isSupportEntry = ({ interaction: { params } }: Pick<SwitchRequest, 'interaction'>): boolean =>
  typeof params.login_hint === 'string' && readSubject(params.login_hint).userType === 'SUPPORT';

/**
 * Signs a person of support in as a supervisor who has consented, with a ticket from the operators' console. It does
 * not use the previous session of the browser.
 * @returns undefined if it is not allowed
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
