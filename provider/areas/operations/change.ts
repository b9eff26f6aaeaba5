import type { Call } from '../../http/call';
import { lockOperation } from '../../operations/operationStore';
import { NOT_YOURS, operationOf, type Why } from '../../operations/operationView';
import { readOperation, type SeenOperation } from '../../operations/seenOperations';
import { Refusal } from '../../refusal';

/**
 * Reads an operation in order to change it, and locks it until the call ends.
 * @param why returns the reason why it cannot be changed
 * @throws Refusal `notFound`; `forbidden` if it is another person's; otherwise `conflict` with its current state
 */
export async function operationToChange({ tx, caller }: Call, id: string, why: Why): Promise<SeenOperation> {
  const locked = await lockOperation(tx, caller.customerCode, id);
  // Also lock the operation that a reversal reverses, so that no other reversal of it begins during a retry.
  if (locked?.takes_back) await lockOperation(tx, caller.customerCode, locked.takes_back);
  const operation = await readOperation(tx, caller, id);
  const detail = why(operation, caller);
  if (detail === NOT_YOURS) throw new Refusal('forbidden', { detail });
  if (detail) throw new Refusal('conflict', { detail, current: operationOf(operation, caller) });
  return operation;
}
