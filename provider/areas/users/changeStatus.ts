import { sql } from 'kysely';
import { disableRules, enableRules, type User, type UserRule, whyNot } from '../../../contract/users/user';
import { LAST, mustStay } from '../../db/lastSupervisor';
import { accountEnabledMail } from '../../i18n/mail.it';
import { endAccess } from '../../identity/access/endAccess';
import { askToConfirm } from '../../identity/accounts/askToConfirm';
import { inviteAccounts } from '../../identity/accounts/newAccounts';
import { queueMails } from '../../mail/queueMail';
import type { LeftOut, WorkContext, WorkOutcome } from '../../operations/resourceWork';
import { insertGroups, removeGroups } from './groupStore';
import { readUsers, type StoredUser } from './userStore';

/** What the rules and this file say of a uid that the school does not have. */
export const UNKNOWN = 'Utente non trovato';

/** What enabling and disabling change of a user; the groups only where they are removed too. */
export interface Status {
  readonly status: boolean;
  readonly groups?: User['groups'];
}

/**
 * Disables users. Tokens issued until now stop working at once. With `reset` their permissions are removed
 * too, and told in what was before.
 */
export async function disable(
  context: WorkContext,
  uids: readonly string[],
  { reset }: { readonly reset: boolean },
): Promise<WorkOutcome> {
  const { users: found, skipped: excluded } = await eligible(context, uids, disableRules);
  const staying = await mustStay(context, found);
  const users = found.filter(({ uid }) => !staying.has(uid));
  const skipped = [...excluded, ...[...staying].map((id) => ({ id, reason: LAST }))];
  const done = users.map(({ uid }) => uid);
  await setEnabled(context, done, false);
  if (reset) await removeGroups(context, done);
  return {
    done: users.map(({ uid, groups }) => ({
      id: uid,
      before: { status: true, ...(reset && { groups }) } satisfies Status,
      after: { status: false, ...(reset && { groups: [] }) } satisfies Status,
      mark: markOf(context.now),
    })),
    skipped,
  };
}

/** Enables users and, in the same transaction, puts a mail to each into the outbox. */
export async function enable(context: WorkContext, uids: readonly string[]): Promise<WorkOutcome> {
  const { users, skipped } = await eligible(context, uids, enableRules);
  await setEnabled(
    context,
    users.map(({ uid }) => uid),
    true,
  );
  await welcome(context, users);
  // Whoever objected to a changed e-mail has no password any more: a confirmed e-mail is the way to another.
  await askToConfirm(
    context,
    users.filter(({ emailContestata }) => emailContestata && !context.signInElsewhere),
  );
  return {
    done: users.map(({ uid }) => ({
      id: uid,
      before: { status: false } satisfies Status,
      after: { status: true } satisfies Status,
      mark: markOf(context.now),
    })),
    skipped,
  };
}

/** Writes to users who were enabled: how to sign in again, or how to choose a password for the first time. */
export async function welcome(context: WorkContext, users: readonly User[]): Promise<void> {
  await inviteAccounts(
    context,
    users.filter(({ lastLogin }) => !lastLogin),
  );
  const mails = users
    .filter(({ lastLogin }) => lastLogin)
    .map((user) => ({
      customerCode: context.customerCode,
      uid: user.uid,
      recipient: user.email,
      ...accountEnabledMail(user, context.publicUrl),
    }));
  await queueMails(context.tx, mails, context.now);
}

/** Writes statuses as they were before; what they are must have been checked, under lock. */
export async function restore(
  context: WorkContext,
  statuses: readonly (Status & { readonly uid: string })[],
): Promise<void> {
  for (const enabled of [true, false]) {
    const uids = statuses.filter(({ status }) => status === enabled).map(({ uid }) => uid);
    await setEnabled(context, uids, enabled);
  }
  await insertGroups(
    context,
    statuses.flatMap(({ uid, groups }) => (groups ?? []).map((group) => ({ user: uid, ...group }))),
  );
}

/**
 * What a user carries until enabled or disabled again, by whichever call: the moment from which their rights
 * count. A status that is the same again after two changes does not pass for unchanged.
 */
export const markOf = (rightsFrom: Date): string => rightsFrom.toISOString();

/** The same for what is counted each time that it is set. Before there was a count, marks had none: the value is compared too. */
export const countedMark = (mark: string, changes: number): string =>
  changes === 0 ? mark : `${mark} ${changes}`;

/** The users of a list to whom an action applies, locked; the others with the reason why not. */
export async function eligible(
  { tx, viewer, customerCode }: WorkContext,
  uids: readonly string[],
  rules: readonly UserRule[],
): Promise<{ users: User[]; stored: ReadonlyMap<string, StoredUser>; skipped: LeftOut[] }> {
  const found = await readUsers(tx, customerCode, uids, true);
  const stored = new Map(found.map((one) => [one.user.uid, one]));
  const users: User[] = [];
  const skipped: LeftOut[] = [];
  for (const uid of new Set(uids)) {
    const user = stored.get(uid)?.user;
    const reason = user ? whyNot(rules, user, viewer) : UNKNOWN;
    if (user && !reason) users.push(user);
    else skipped.push({ id: uid, reason: reason ?? UNKNOWN });
  }
  return { users, stored, skipped };
}

export async function setEnabled(
  { tx, now, customerCode }: WorkContext,
  uids: readonly string[],
  enabled: boolean,
): Promise<void> {
  if (uids.length === 0) return;
  await tx
    .updateTable('account')
    // Whoever enables somebody has decided about a contested e-mail too.
    .set({ enabled, version: sql<number>`version + 1`, ...(enabled && { email_contested_at: null }) })
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids})`)
    .execute();
  await endAccess(tx, enabled ? 'enabled' : 'disabled', { customerCode, uids }, now);
}
