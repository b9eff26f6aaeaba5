import { randomUUID } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tx } from '../db/database';
import type { Tables } from '../db/tables';
import type { Caller } from '../http/caller';
import { callerName } from '../identity/accounts/callerName';

export type StoredOperation = Selectable<Tables['operation']>;

interface NewOperation {
  readonly kind: StoredOperation['kind'];
  readonly resource: string;
  readonly action: string;
  readonly input: object;
  readonly takesBack?: string;
  /** Initial state; `running` by default. */
  readonly state?: StoredOperation['state'];
}

/** The person who does something, as the history names them. */
export interface Author {
  readonly customerCode: string;
  /** Subject of the token, and the account acted as. */
  readonly who: string;
  readonly asWhom: string;
  readonly name: string;
}

async function authorOf(tx: Tx, caller: Caller): Promise<Author> {
  const { customerCode, sub, uid } = caller;
  // A program has a name, but no account.
  return { customerCode, who: sub, asWhom: uid, name: caller.name ?? (await callerName(tx, caller)) };
}

/** Stores the start of an operation; its rows follow. @returns its id */
export async function beginOperation(
  tx: Tx,
  by: Caller | Author,
  { kind, resource, action, input, takesBack, state = 'running' }: NewOperation,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const { customerCode, who, asWhom, name } = 'sub' in by ? await authorOf(tx, by) : by;
  await tx
    .insertInto('operation')
    .values({
      customer_code: customerCode,
      id,
      kind,
      resource,
      action,
      input: JSON.stringify(input),
      who,
      as_whom: asWhom,
      name,
      started_at: now,
      ended_at: null,
      state,
      problem: null,
      total: 0,
      takes_back: takesBack ?? null,
    })
    .execute();
  return id;
}

/**
 * Adds rows to an operation. A row with a reason is skipped.
 * @param source query of id, label and reason
 */
export async function addJudgedRows(
  tx: Tx,
  customerCode: string,
  id: string,
  source: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into operation_row (customer_code, operation, position, id, label, state, reason)
    select ${customerCode}, ${id}, row_number() over (order by id collate "C"), id, label,
      case when reason is null then 'waiting' else 'skipped' end, reason
    from (${source}) judged`.execute(tx);
  await countRows(tx, customerCode, id);
}

/**
 * Adds rows to a reversal: those that the operation `of` changed, with their states before and after.
 * @param which condition on the row `r` of `operation_row`
 */
export async function addRowsToTakeBack(
  tx: Tx,
  customerCode: string,
  id: string,
  of: string,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into operation_row (customer_code, operation, position, id, label, state, before, after, mark)
    select customer_code, ${id}, row_number() over (order by position), id, label, 'waiting', before, after, mark
    from operation_row r where customer_code = ${customerCode} and operation = ${of} and ${which}`.execute(
    tx,
  );
  await countRows(tx, customerCode, id);
}

export async function countRows(tx: Tx, customerCode: string, id: string): Promise<void> {
  await sql`
    update operation set (total, skipped) = (
      select count(*), count(*) filter (where state = 'skipped')
      from operation_row where customer_code = ${customerCode} and operation = ${id})
    where customer_code = ${customerCode} and id = ${id}`.execute(tx);
}

/** Selects the judged rows of an operation. */
export const judgedRows = (customerCode: string, id: string): RawBuilder<unknown> => sql`
  select id, label, reason from operation_row where customer_code = ${customerCode} and operation = ${id}`;

/** Locks an operation, so that work on it, its cancellation and its reversal run one after the other. */
export function lockOperation(
  tx: Tx,
  customerCode: string,
  id: string,
): Promise<StoredOperation | undefined> {
  return tx
    .selectFrom('operation')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateOperation(
  tx: Tx,
  { customer_code, id }: Pick<StoredOperation, 'customer_code' | 'id'>,
  set: Partial<
    Pick<
      StoredOperation,
      | 'state'
      | 'started_at'
      | 'ended_at'
      | 'problem'
      | 'step'
      | 'follows'
      | 'total'
      | 'done'
      | 'partial'
      | 'skipped'
      | 'failed'
    >
  >,
): Promise<void> {
  await tx
    .updateTable('operation')
    .set(set)
    .where('customer_code', '=', customer_code)
    .where('id', '=', id)
    .execute();
}
