import { sql } from 'kysely';
import { renewRules, whyNot } from '../../../contract/users/user';
import { LAST, mustStay } from '../../db/lastSupervisor';
import type { Change, LeftOut, WorkContext, WorkOutcome } from '../../operations/resourceWork';
import { countedMark, eligible, markOf, setEnabled, UNKNOWN, welcome } from './changeStatus';
import { CHANGED_SINCE } from './takeBack';
import { readUsers, type StoredUser } from './userStore';

/** The part of a user that a renewal changes; the status only for users disabled by their expiry. */
interface Term {
  readonly dataScadenza: string | null;
  /** The expiry that was processed last. */
  readonly closedFor: string | null;
  readonly status?: boolean;
}

/**
 * Gives users a new expiry. A user disabled by the previous one, and not changed since, is enabled again and notified;
 * a user disabled by a person stays disabled.
 */
export async function renew(
  context: WorkContext,
  uids: readonly string[],
  { dataScadenza }: { readonly dataScadenza: string },
): Promise<WorkOutcome> {
  const { now } = context;
  const { users, stored, skipped } = await eligible(context, uids, renewRules);
  const closings = await readClosings(
    context,
    users.map(({ uid }) => uid),
  );
  const back = users.filter((user) => !user.status && closings.get(user.uid)?.untouched);
  const enabled = new Set(back.map(({ uid }) => uid));
  await setEnabled(context, [...enabled], true);
  await setTerms(
    context,
    users.map(({ uid }) => ({ uid, dataScadenza, closedFor: null })),
  );
  await welcome(context, back);
  const done = users.map(({ uid, dataScadenza: before }): Change => {
    return {
      id: uid,
      before: {
        dataScadenza: before ?? null,
        closedFor: closings.get(uid)?.closedFor ?? null,
        ...(enabled.has(uid) && { status: false }),
      } satisfies Term,
      after: { dataScadenza, closedFor: null, ...(enabled.has(uid) && { status: true }) } satisfies Term,
      mark: markAfter(stored.get(uid), enabled.has(uid), now),
    };
  });
  return { done, skipped };
}

export const termMark = (rightsFrom: Date, changes: number) => countedMark(markOf(rightsFrom), changes);

/**
 * Returns the mark of a user after the expiry was set.
 * @param stored as they were before
 */
const markAfter = (stored: StoredUser | undefined, statusToo: boolean, now: Date) =>
  termMark(statusToo ? now : (stored?.rightsFrom ?? now), (stored?.termChanges ?? 0) + 1);

/**
 * Restores the previous expiry of users, and disables those whom the renewal enabled. Users who were changed since the
 * renewal are skipped.
 */
export async function takeBackRenewal(
  context: WorkContext,
  changes: readonly Change[],
): Promise<WorkOutcome> {
  const { now, viewer } = context;
  const uids = changes.map(({ id }) => id);
  const found = await readUsers(context.tx, context.customerCode, uids, true);
  const stored = new Map(found.map((one) => [one.user.uid, one]));
  const ending = changes.filter(({ before }) => (before as Term).status === false).map(({ id }) => id);
  const staying = await mustStay(
    context,
    ending.flatMap((id) => stored.get(id)?.user ?? []),
  );
  const why = ({ id, after, mark }: Change): string | undefined => {
    const one = stored.get(id);
    if (!one) return UNKNOWN;
    const same =
      termMark(one.rightsFrom, one.termChanges) === mark &&
      (one.user.dataScadenza ?? null) === (after as Term).dataScadenza;
    if (!same) return CHANGED_SINCE;
    return whyNot(renewRules, one.user, viewer) ?? (staying.has(id) ? LAST : undefined);
  };
  const judged = changes.map((change) => ({ change, reason: why(change) }));
  const todo = judged.flatMap(({ change, reason }) => (reason ? [] : [change]));
  const ended = new Set(todo.map(({ id }) => id).filter((id) => ending.includes(id)));
  await setTerms(
    context,
    todo.map(({ id, before }) => ({ uid: id, ...(before as Term) })),
  );
  await setEnabled(context, [...ended], false);
  return {
    done: todo.map(({ id, before, after }) => ({
      id,
      before: after,
      after: before,
      mark: markAfter(stored.get(id), ended.has(id), now),
    })),
    skipped: judged.flatMap(({ change, reason }): LeftOut[] => (reason ? [{ id: change.id, reason }] : [])),
  };
}

/** Reads which expiry was processed last, and whether that was the last change to the account's status. */
async function readClosings({ tx, customerCode }: WorkContext, uids: readonly string[]) {
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'closed_for', sql<boolean>`closed_at is not null and closed_at = rights_from`.as('own')])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .execute();
  return new Map(rows.map(({ uid, closed_for, own }) => [uid, { closedFor: closed_for, untouched: own }]));
}

async function setTerms(
  { tx, customerCode }: WorkContext,
  terms: readonly (Term & { readonly uid: string })[],
): Promise<void> {
  await sql`
    update account as a set data_scadenza = t."dataScadenza", closed_for = t."closedFor", version = a.version + 1,
      term_changes = a.term_changes + 1
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
      as t(uid text, "dataScadenza" date, "closedFor" date)
    where a.customer_code = ${customerCode} and a.uid = t.uid`.execute(tx);
}
