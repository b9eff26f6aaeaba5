import { type Selectable, sql } from 'kysely';
import type { Answers } from '../../contract/procedures/procedure';
import type { Receipt } from '../../contract/procedures/receipt';
import type { Tx } from './database';
import type { Tables } from './tables';

/** Key of a school's procedure. */
export interface Which {
  readonly customerCode: string;
  readonly procedure: string;
  /** Subject that distinguishes several runs; absent for a procedure that a school has once. */
  readonly subject?: string;
}

/** State of a procedure; version 0 while nothing is stored. */
export interface ProcedureInstance {
  readonly step: string;
  readonly answers: Answers;
  readonly version: number;
  readonly startedAt: Date | undefined;
  /** Account that started it, if known. */
  readonly startedBy?: string | undefined;
  readonly saved: { readonly uid: string; readonly name: string; readonly at: Date } | undefined;
}

const runOf = (row: Selectable<Tables['procedure_run']>): ProcedureInstance => ({
  step: row.step,
  answers: row.answers as Answers,
  version: row.version,
  startedAt: row.started_at,
  startedBy: row.started_by ?? undefined,
  saved: { uid: row.saved_by, name: row.saved_name, at: row.saved_at },
});

/**
 * Reads the state of a procedure; undefined if nothing is stored. @param lock true locks the row until the transaction
 * ends
 */
export async function readRun(
  tx: Tx,
  { customerCode, procedure, subject = '' }: Which,
  lock = false,
): Promise<ProcedureInstance | undefined> {
  const row = await tx
    .selectFrom('procedure_run')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('procedure', '=', procedure)
    .where('subject', '=', subject)
    .$if(lock, (found) => found.forUpdate())
    .executeTakeFirst();
  return row && runOf(row);
}

/**
 * Stores the state of a procedure, if the stored version is the one before. Concurrent inserts of the first row are
 * handled.
 * @returns false if somebody else has stored another version meanwhile
 */
export async function writeRun(
  tx: Tx,
  { customerCode, procedure, subject = '' }: Which,
  run: ProcedureInstance,
  now: Date,
): Promise<boolean> {
  const { step, answers, version, saved } = run;
  const values = {
    step,
    answers: JSON.stringify(answers),
    version,
    saved_at: now,
    saved_by: saved?.uid ?? '',
    saved_name: saved?.name ?? '',
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('procedure_run')
    .values({
      customer_code: customerCode,
      procedure,
      subject,
      started_at: now,
      started_by: values.saved_by,
      ...values,
    })
    .onConflict((there) =>
      there
        .columns(['customer_code', 'procedure', 'subject'])
        .doUpdateSet(values)
        .where('procedure_run.version', '=', version - 1),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes the state of a procedure: the next run begins at the first step. */
export async function removeRun(tx: Tx, { customerCode, procedure, subject = '' }: Which): Promise<void> {
  await tx
    .deleteFrom('procedure_run')
    .where('customer_code', '=', customerCode)
    .where('procedure', '=', procedure)
    .where('subject', '=', subject)
    .execute();
}

/** Changes the subject of a procedure. */
export async function renameRun(tx: Tx, which: Which, subject: string): Promise<void> {
  const { customerCode, procedure, subject: before = '' } = which;
  await tx
    .updateTable('procedure_run')
    .set({ subject })
    .where('customer_code', '=', customerCode)
    .where('procedure', '=', procedure)
    .where('subject', '=', before)
    .execute();
}

interface Seen extends Which {
  readonly uid: string;
  readonly name: string;
  readonly now: Date;
}

/** Stores that a person has the page of a procedure open now. */
export async function writePresence(
  tx: Tx,
  { customerCode, procedure, subject = '', uid, name, now }: Seen,
): Promise<void> {
  await tx
    .insertInto('procedure_presence')
    .values({ customer_code: customerCode, procedure, subject, uid, name, seen_at: now })
    .onConflict((there) =>
      there.columns(['customer_code', 'procedure', 'subject', 'uid']).doUpdateSet({ seen_at: now, name }),
    )
    .execute();
}

/** Reads which other persons have had the page of a procedure open since a given time. */
export const readPresent = (
  tx: Tx,
  { customerCode, procedure, subject = '' }: Which,
  uid: string,
  since: Date,
) =>
  tx
    .selectFrom('procedure_presence')
    .select(['name', 'seen_at as at'])
    .where('customer_code', '=', customerCode)
    .where('procedure', '=', procedure)
    .where('subject', '=', subject)
    .where('uid', '!=', uid)
    .where('seen_at', '>', since)
    .orderBy('name')
    .execute();

/** Stores a receipt under the next number of the school. @param numbered builds the receipt from its number */
export async function insertReceipt(
  tx: Tx,
  { customerCode, procedure, subject = '' }: Which,
  numbered: (place: number) => Receipt,
  now: Date,
): Promise<Receipt> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`receipts ${customerCode}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('procedure_receipt')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  const receipt = numbered(Number(count) + 1);
  await tx
    .insertInto('procedure_receipt')
    .values({
      customer_code: customerCode,
      procedure,
      subject,
      number: receipt.numero,
      issued_at: now,
      receipt: JSON.stringify(receipt),
    })
    .execute();
  return receipt;
}

/** Reads the last receipt of a procedure; undefined if there is none. */
export async function readReceipt(
  tx: Tx,
  { customerCode, procedure, subject = '' }: Which,
): Promise<Receipt | undefined> {
  const row = await tx
    .selectFrom('procedure_receipt')
    .select('receipt')
    .where('customer_code', '=', customerCode)
    .where('procedure', '=', procedure)
    .where('subject', '=', subject)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.receipt as Receipt | undefined;
}
