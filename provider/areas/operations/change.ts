import type { Call } from '../../http/call';
import { lockOperation } from '../../operations/operationStore';
import { NOT_YOURS, operationOf, type Why } from '../../operations/operationView';
import { readOperation, type SeenOperation } from '../../operations/seenOperations';
import { Refusal } from '../../refusal';

/**
 * An operation that is about to be changed, locked until the call ends.
 * @param why tells why that cannot be
 * @throws Refusal `notFound`; `forbidden` where it is somebody else's; else `conflict` with how it is now
 */
export async function operationToChange({ tx, caller }: Call, id: string, why: Why): Promise<SeenOperation> {
  const locked = await lockOperation(tx, caller.customerCode, id);
  // A taking back is not tried again while another one of the same operation begins.
  if (locked?.takes_back) await lockOperation(tx, caller.customerCode, locked.takes_back);
  const operation = await readOperation(tx, caller, id);
  const detail = why(operation, caller);
  if (detail === NOT_YOURS) throw new Refusal('forbidden', { detail });
  if (detail) throw new Refusal('conflict', { detail, current: operationOf(operation, caller) });
  return operation;
}
