import type { Operation, OperationPreview } from '../../../contract/operations/operation';
import type { EngineDataProvider } from '../../api/EngineDataProvider';
import type { Resource } from '../declaration/defineResource';
import { operationCalls } from '../operations/operationCalls';
import { bulkLimit, callAction, callEach, type Done } from './actionCall';
import type { PendingAction } from './pending';
import { isAll, requestOf } from './preview';

/** The result of an action: finished immediately, or an operation that may still be running. */
export type RunResult = { readonly done: Done } | { readonly operation: Operation };

/**
 * Runs a confirmed action. If the provider made the preview, it either does exactly what the preview showed or answers
 * `conflict`. The action's own endpoint is called if it takes that many records; for more records, or the whole result
 * of the list, the action runs as an operation.
 *
 * @param key the idempotency key, the same for a retry
 */
export async function runAction(
  run: EngineDataProvider['callEndpoint'],
  resource: Resource,
  { name, chosen, answers, preview, operationPreview }: PendingAction,
  key: string,
): Promise<RunResult> {
  const action = resource.actions[name];
  if (!action || !preview)
    throw new Error(`Resource "${resource.name}": "${name}" was sent before it was agreed to`);
  const ids = preview.eligible.names.map(({ id }) => id);
  const { update } = resource.endpoints;
  if (action.patch && update)
    return { done: await callEach(run, resource.name, update.endpoint, ids, key, action.set) };
  if (!operationPreview) return { done: await callAction(run, resource.name, action, ids, answers, key) };
  if (isAll(chosen) || !fits(operationPreview, bulkLimit(action)?.max)) {
    const request = requestOf(resource, name, chosen, answers);
    return { operation: await operationCalls(run).run(request as never, operationPreview.digest, key) };
  }
  const exactly = action.many?.exactly as string | undefined;
  const body = { ...answers, ...(exactly && { [exactly]: true }) };
  // Use the bulk call even for a single record: the single-record call would not reject a change since the preview.
  const { one: _one, ...many } = action;
  return { done: await callAction(run, resource.name, many, ids, body, key) };
}

/** Returns true if one call may name all targets, and the preview listed all of them. */
const fits = ({ eligible }: OperationPreview, most = 0) =>
  eligible.count <= most && eligible.examples.length === eligible.count;
