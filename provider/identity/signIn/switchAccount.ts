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

/** What allows a change of account is kept as this, for the time to go from the console to the sign-in. */
export const SWITCH = 'AccountSwitch';
export const SWITCH_SECONDS = 60;

/** Kept until the sign-in asks for it. */
export interface Switching {
  readonly sub: string;
  /** When the session that was left asked for it, in milliseconds. */
  readonly at: number;
}

export interface Asked {
  readonly provider: Provider;
  readonly db: Database;
  readonly clock: Clock;
  readonly address: string;
  readonly userAgent?: string | undefined;
  readonly interaction: Awaited<ReturnType<Provider['interactionDetails']>>;
}

/** Who goes over to another of their accounts: at once, since when they last gave the password; or after a code. */
export type Switched =
  | {
      readonly kind: 'signedIn';
      readonly subject: Subject;
      readonly at: Date;
      readonly begunAt: Date;
      readonly signIn: string;
    }
  | { readonly kind: 'codeNeeded'; readonly subject: Subject; readonly at: Date };

/** Whether this sign-in is a change of account, which asks nobody for a password. */
export const isSwitch = ({ interaction }: Pick<Asked, 'interaction'>): boolean =>
  interaction.params[TICKET_PARAMETER] !== undefined;

/**
 * Goes over to another account of the alias that this browser is signed in as: by a ticket that its session was
 * given, to the account that the ticket is for, if what was proved then still counts there.
 * @returns undefined when it may not be
 */
export async function switchAccount({
  provider,
  db,
  clock,
  address,
  userAgent,
  interaction,
}: Asked): Promise<Switched | undefined> {
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
    // The code of one account says nothing of another; a passkey is the person's, once they gave a code of that account too.
    const withPasskey = before.amr?.includes('pop') && (await passkeyStandsIn(tx, subject));
    if (!withPasskey && (await codeNeeded(tx, subject)).account)
      return { kind: 'codeNeeded', subject, at: begunAt };
    const signIn = await rememberSignIn(tx, subject, { at, address, userAgent });
    return { kind: 'signedIn', subject, at: provedAt, begunAt, signIn };
  });
}
