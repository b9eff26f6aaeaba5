import { type AnyRecord, findAction, type ResourceAction } from '../../../contract/operations/actions';
import { may } from '../../../contract/permissions/permissions';
import type { Call } from '../../http/call';
import { whyForbidden } from '../../http/caller';
import { lockOperation, type StoredOperation } from '../../operations/operationStore';
import { Refusal } from '../../refusal';

/**
 * Returns the import action of a resource, if the caller may use it.
 * @throws Refusal `notFound`, `forbidden`
 */
export function permitted({ caller }: Pick<Call, 'caller'>, resource: string): ResourceAction<AnyRecord> {
  const found = findAction(resource, 'import');
  if (!found) throw new Refusal('notFound');
  if (!may(caller.roles, found.action.can)) throw new Refusal(whyForbidden(caller));
  return found.action;
}

/**
 * Locks and returns an import that is still collecting rows; only the account that began it can see it.
 * @throws Refusal `notFound`
 */
export async function collecting(call: Call, id: string): Promise<StoredOperation> {
  const { tx, caller } = call;
  const operation = await lockOperation(tx, caller.customerCode, id);
  if (operation?.state !== 'collecting' || operation.as_whom !== caller.uid) throw new Refusal('notFound');
  permitted(call, operation.resource);
  return operation;
}
