import { sql } from 'kysely';
import * as usersMessages from '../../../contract/messages/it/users';
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

/** The message for a uid that the school does not have. */
export const UNKNOWN = usersMessages.notFound;

/** The part of a user that enabling and disabling change; groups only if they are removed too. */
export interface StatusChange {
  readonly status: boolean;
  readonly groups?: User['groups'];
}

/**
 * Disables users. Tokens issued so far stop working immediately. With `reset` their permissions are removed too, and
 * recorded in `before`.
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
      before: { status: true, ...(reset && { groups }) } satisfies StatusChange,
      after: { status: false, ...(reset && { groups: [] }) } satisfies StatusChange,
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
  // A person who contested a changed e-mail has no password any more: confirming the e-mail lets them set a new one.
  await askToConfirm(
    context,
    users.filter(({ emailContestata }) => emailContestata && !context.signInElsewhere),
  );
  return {
    done: users.map(({ uid }) => ({
      id: uid,
      before: { status: false } satisfies StatusChange,
      after: { status: true } satisfies StatusChange,
      mark: markOf(context.now),
    })),
    skipped,
  };
}

/** Sends mails to enabled users: how to sign in again, or how to choose a password for the first time. */
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

/** Restores previous statuses; the caller must have checked the current ones, under lock. */
export async function restore(
  context: WorkContext,
  statuses: readonly (StatusChange & { readonly uid: string })[],
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
 * Returns the mark of a user's status: the time from which the user's rights apply. It changes with every change of the
 * status, so a status that was changed twice has another mark although it is the same again.
 */
export const markOf = (rightsFrom: Date): string => rightsFrom.toISOString();

/**
 * Returns a mark with a counter of changes. A count of 0 adds nothing, because marks stored before the counter existed
 * have none; callers must therefore compare the value too.
 */
export const countedMark = (mark: string, changes: number): string =>
  changes === 0 ? mark : `${mark} ${changes}`;

/** Reads and locks users, and separates those to whom an action applies from the others, with the reasons. */
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
    // Enabling a user also settles a contested e-mail.
    .set({ enabled, version: sql<number>`version + 1`, ...(enabled && { email_contested_at: null }) })
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids})`)
    .execute();
  await endAccess(tx, enabled ? 'enabled' : 'disabled', { customerCode, uids }, now);
}
