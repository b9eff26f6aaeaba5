import type Provider from 'oidc-provider';
import { TICKET_PARAMETER } from '../../../contract/constants';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { readRights } from '../accounts/readRights';
import { rememberSignIn } from '../accounts/rememberSignIn';
import { milliseconds } from '../oidc/findAccount';
import { codeNeeded } from '../secondFactor/factors';
import { passkeyStandsIn } from '../secondFactor/givenCodes';
import { takeForSignIn } from '../signInStore';
import { readSubject, type Subject } from '../subject';

/** Model name under which the ticket of an account change is stored, on its way from the console to the sign-in. */
export const SWITCH = 'AccountSwitch';
export const SWITCH_SECONDS = 60;

/** The stored content of a ticket. */
export interface Switching {
  readonly sub: string;
  /** Time at which the previous session got the ticket, in milliseconds since 1970. */
  readonly at: number;
}

export interface SwitchRequest {
  readonly provider: Provider;
  readonly db: Database;
  readonly clock: Clock;
  readonly address: string;
  readonly userAgent?: string | undefined;
  readonly interaction: Awaited<ReturnType<Provider['interactionDetails']>>;
}

/**
 * Result of a change of account. `signedIn`: `at` is the time of the last authentication. `codeNeeded`: a code first.
 */
export type Switched =
  | {
      readonly kind: 'signedIn';
      readonly subject: Subject;
      readonly at: Date;
      readonly begunAt: Date;
      readonly signIn: string;
    }
  | { readonly kind: 'codeNeeded'; readonly subject: Subject; readonly at: Date };

/** Returns whether a sign-in is a change of account or the entry of support, which ask for no password. */
export const isSwitch = ({ interaction }: Pick<SwitchRequest, 'interaction'>): boolean =>
  interaction.params[TICKET_PARAMETER] !== undefined;

/**
 * Changes to another account of the alias with which this browser is signed in. It needs a ticket that the session got
 * for that account, and the authentication of the session must be valid for that account too.
 * @returns undefined if it is not allowed
 */
export async function switchAccount({
  provider,
  db,
  clock,
  address,
  userAgent,
  interaction,
}: SwitchRequest): Promise<Switched | undefined> {
  const { session, params } = interaction;
  const ticket = String(params[TICKET_PARAMETER]);
  const { sub, at: begun } = (await takeForSignIn<Switching>({ db, clock }, SWITCH, ticket)) ?? {};
  if (!sub || !begun || sub !== params.login_hint || !session) return undefined;
  const subject = readSubject(sub);
  const before = await provider.Session.findByUid(session.uid);
  if (!before?.accountId || !before.loginTs || before.accountId !== session.accountId) return undefined;
  if (subject.userType !== 'ALIAS' || readSubject(before.accountId).person !== subject.person)
    return undefined;
  const provedAt = new Date(milliseconds(before.loginTs));
  const [at, begunAt] = [clock.now(), new Date(begun)];
  return db.asIdentity(async (tx): Promise<Switched | undefined> => {
    const rights = await readRights(tx, subject, at);
    if (!rights?.enabled || provedAt.getTime() < rights.from) return undefined;
    if (begun < rights.signInsFrom) return undefined;
    // A code of one account does not count for another. A passkey of the alias counts if the alias has given a code of
    // the other account before.
    const withPasskey = before.amr?.includes('pop') && (await passkeyStandsIn(tx, subject));
    if (!withPasskey && (await codeNeeded(tx, subject)).account)
      return { kind: 'codeNeeded', subject, at: begunAt };
    const signIn = await rememberSignIn(tx, subject, { at, address, userAgent });
    return { kind: 'signedIn', subject, at: provedAt, begunAt, signIn };
  });
}
