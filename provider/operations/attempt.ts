import { sql } from 'kysely';
import * as operationsMessages from '../../contract/messages/it/operations';
import { DatabaseUnavailable, type Tx } from '../db/database';
import type { RowsOutcome } from './operationRows';
import type { WorkOutcome } from './resourceWork';

/** Message for a record whose change failed with an error of the database or the program. */
const FAILED = operationsMessages.failed;

/**
 * Processes rows together. If that fails, halves them repeatedly, down to the single rows that fail. The changes of a
 * failing row are rolled back, those of the others stay. If the database is unavailable, everything fails.
 * @param log called for each row that failed
 */
export async function attempt<R extends { readonly id: string }>(
  tx: Tx,
  rows: readonly R[],
  work: (rows: readonly R[]) => Promise<WorkOutcome>,
  log: (message: string) => void,
): Promise<RowsOutcome> {
  if (rows.length === 0) return { done: [], skipped: [], failed: [] };
  await sql`savepoint attempt`.execute(tx);
  try {
    const outcome = await work(rows);
    await sql`release savepoint attempt`.execute(tx);
    return { ...outcome, failed: outcome.failed ?? [] };
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    await sql`rollback to savepoint attempt`.execute(tx);
    await sql`release savepoint attempt`.execute(tx);
    const [only] = rows;
    if (rows.length === 1 && only) {
      log(
        `One record of an operation could not be changed: ${error instanceof Error ? error.message : error}`,
      );
      return { done: [], skipped: [], failed: [{ id: only.id, reason: FAILED }] };
    }
  }
  const middle = Math.ceil(rows.length / 2);
  const first = await attempt(tx, rows.slice(0, middle), work, log);
  const second = await attempt(tx, rows.slice(middle), work, log);
  return {
    done: [...first.done, ...second.done],
    skipped: [...first.skipped, ...second.skipped],
    failed: [...first.failed, ...second.failed],
  };
}
