import type { Tx } from '../db/database';
import type { Caller } from '../http/caller';
import { type SeenOperation, seen, visibleOperations } from './seenOperations';

/** Maximum number of operations returned, the newest. */
const MOST = 1000;

/** Reads the operations that changed one record, newest first, as far as the caller may see them. */
export function operationsOn(tx: Tx, caller: Caller, resource: string, id: string): Promise<SeenOperation[]> {
  return visibleOperations(tx, caller)
    .selectAll()
    .$narrowType<Pick<SeenOperation, 'state'>>()
    .select(seen)
    .where('resource', '=', resource)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('operation_row')
          .select('operation_row.position')
          .whereRef('operation_row.customer_code', '=', 'operation.customer_code')
          .whereRef('operation_row.operation', '=', 'operation.id')
          .where('operation_row.id', '=', id)
          .where('operation_row.state', '=', 'done'),
      ),
    )
    .orderBy('started_at', 'desc')
    .limit(MOST)
    .execute();
}
