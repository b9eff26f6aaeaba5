import { sql } from 'kysely';
import { disableRules, enableRules, type User, type UserRule, whyNot } from '../../../contract/entities/user';
import type { Call } from '../../http/call';
import { readUsers } from './userStore';

export interface BulkOutcome {
  readonly done: string[];
  readonly skipped: { uid: string; reason: string }[];
}

const UNKNOWN = 'Utente non trovato';

/** The users of a list to whom an action applies, locked; the others with the reason why not. */
export async function eligible(
  { tx, viewer }: Call,
  customerCode: string,
  uids: readonly string[],
  rules: readonly UserRule[],
): Promise<{ users: User[]; skipped: BulkOutcome['skipped'] }> {
  const found = await readUsers(tx, customerCode, uids, true);
  const byUid = new Map(found.map(({ user }) => [user.uid, user]));
  const users: User[] = [];
  const skipped: BulkOutcome['skipped'] = [];
  for (const uid of new Set(uids)) {
    const user = byUid.get(uid);
    const reason = user ? whyNot(rules, user, viewer) : UNKNOWN;
    if (user && !reason) users.push(user);
    else skipped.push({ uid, reason: reason ?? UNKNOWN });
  }
  return { users, skipped };
}

/**
 * Disables users, all in the transaction of the call. Tokens issued until now stop working at once.
 * With `reset` their permissions are removed too; the audit log keeps them.
 */
export async function disable(
  call: Call,
  customerCode: string,
  uids: readonly string[],
  reset: boolean,
): Promise<BulkOutcome> {
  const { users, skipped } = await eligible(call, customerCode, uids, disableRules);
  const done = users.map((user) => user.uid);
  await setEnabled(call, customerCode, done, false);
  if (reset) await removeGroups(call, customerCode, done);
  call.audit(
    ...users.map(({ uid, groups }) => ({
      entity: 'user',
      action: 'disable',
      id: uid,
      before: { status: true, ...(reset && { groups }) },
      after: { status: false, ...(reset && { groups: [] }) },
    })),
  );
  return { done, skipped };
}

/** Enables users; answers them whole, for who has something to tell them. */
export async function enable(
  call: Call,
  customerCode: string,
  uids: readonly string[],
): Promise<{ users: User[]; outcome: BulkOutcome }> {
  const { users, skipped } = await eligible(call, customerCode, uids, enableRules);
  const done = users.map((user) => user.uid);
  await setEnabled(call, customerCode, done, true);
  call.audit(
    ...done.map((id) => ({
      entity: 'user',
      action: 'enable',
      id,
      before: { status: false },
      after: { status: true },
    })),
  );
  return { users, outcome: { done, skipped } };
}

async function setEnabled(
  { tx, now }: Call,
  customerCode: string,
  uids: readonly string[],
  enabled: boolean,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ enabled, rights_from: now, version: sql<number>`version + 1` })
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids})`)
    .execute();
}

async function removeGroups({ tx }: Call, customerCode: string, uids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('account_group')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids})`)
    .execute();
}
