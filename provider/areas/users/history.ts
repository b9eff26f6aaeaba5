import { sql } from 'kysely';
import type { Operation } from '../../../contract/operations/operation';
import { historyChanges, type UserHistoryEntry } from '../../../contract/users/userHistory';
import { userHistory } from '../../../contract/users/userHistoryEndpoints';
import type { Tx } from '../../db/database';
import { implement } from '../../http/call';
import { operationsOn } from '../../operations/operationsOn';
import { operationOf } from '../../operations/operationView';
import { rowsOfPage } from '../../operations/pageQuery';
import { Refusal } from '../../refusal';
import { readUser } from './userStore';

/** Lists the changes to one user: the lines of the audit log about them, each with the operation that wrote it. */
export const history = implement(userHistory, async ({ tx, caller }, { params, query }) => {
  const { customerCode, uid } = params;
  if (!(await readUser(tx, customerCode, uid))) throw new Refusal('notFound');
  const { offset, limit } = rowsOfPage(query);
  const lines = tx
    .selectFrom('audit_entry')
    .where('customer_code', '=', customerCode)
    .where('id', '=', uid)
    .where('entity', '=', 'user')
    .where('outcome', '=', 'done');
  const { total } = await lines.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const page = await lines
    .select(['seq', 'at', 'as_whom', 'action', 'before', 'after'])
    .orderBy('seq', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const names = await namesOf(tx, customerCode, [...new Set(page.map(({ as_whom }) => as_whom))]);
  const seen = await operationsOn(tx, caller, 'user', uid);
  const operations = seen.map((operation) => operationOf(operation, caller));
  const data = page.map(({ seq, at, as_whom, action, before, after }): UserHistoryEntry => {
    const by = operationAt(operations, action, at.toISOString());
    return {
      seq,
      at: at.toISOString(),
      action,
      name: names.get(as_whom) ?? usernameOf(as_whom, customerCode),
      ...(names.has(as_whom) && { by: as_whom }),
      changes: changesOf(recorded(before), recorded(after)),
      ...(by && { operation: shownOf(by, operations) }),
    };
  });
  return { data, total };
});

async function namesOf(tx: Tx, customerCode: string, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'cn', 'sn'])
    .where('customer_code', '=', customerCode)
    .where('uid', 'in', uids)
    .execute();
  return new Map(rows.map(({ uid, cn, sn }) => [uid, `${cn} ${sn}`]));
}

/** Returns the uid of a school's account without the school's code. */
const usernameOf = (uid: string, customerCode: string) =>
  uid.endsWith(`.${customerCode}`) ? uid.slice(0, -customerCode.length - 1) : uid;

/**
 * Returns the latest operation with this action that was running at a time, which is the one that wrote a line;
 * undefined if there is none.
 */
const operationAt = (operations: readonly Operation[], action: string, at: string) =>
  operations.find(
    (one) =>
      (one.kind === 'takeBack' ? 'takeBack' : one.action) === action &&
      one.startedAt <= at &&
      (!one.endedAt || at <= one.endedAt),
  );

/** @param operations those that changed this user; a reversal that left the user unchanged wrote no line */
function shownOf({ id, done, canTakeBack, whyNotTakeBack }: Operation, operations: readonly Operation[]) {
  const takenBack = operations.some(({ takesBack }) => takesBack === id);
  return { id, total: done, canTakeBack, ...(whyNotTakeBack && { whyNotTakeBack }), takenBack };
}

type Recorded = Readonly<Record<string, unknown>>;
const recorded = (value: unknown): Recorded | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Recorded) : undefined;

/** Returns the changed fields; none for a created or deleted user, because all of them changed. */
const changesOf = (before: Recorded | undefined, after: Recorded | undefined): UserHistoryEntry['changes'] =>
  !before || !after
    ? []
    : historyChanges.flatMap((field) => {
        if (!(field in after) || same(before[field], after[field])) return [];
        return [{ field, before: before[field] ?? null, after: after[field] ?? null }] as never;
      });

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
