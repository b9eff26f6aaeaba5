import type { Tx } from '../db/database';
import { moveRows } from './operationRows';
import { type StoredOperation, updateOperation } from './operationStore';

type Key = Pick<StoredOperation, 'customer_code' | 'id'>;

/** Reads and locks the operation that begins when this one has ended. */
export function followingOf(tx: Tx, { customer_code, id }: Key): Promise<StoredOperation | undefined> {
  return tx
    .selectFrom('operation')
    .selectAll()
    .where('customer_code', '=', customer_code)
    .where('follows', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
}

/** Ends the operations that would follow this one, for the same reason. */
export async function endFollowing(
  tx: Tx,
  operation: Key,
  {
    state,
    at,
    reason,
  }: { readonly state: 'cancelled' | 'stopped'; readonly at: Date; readonly reason: string },
): Promise<void> {
  for (let next = await followingOf(tx, operation); next; next = await followingOf(tx, next)) {
    await moveRows(tx, next, 'waiting', state === 'stopped' ? 'failed' : 'cancelled', reason);
    await updateOperation(tx, next, {
      state,
      ended_at: at,
      ...(state === 'stopped' && { problem: reason }),
    });
  }
}
