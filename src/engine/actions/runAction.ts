import type { Operation, OperationPreview } from '../../../contract/operations/operation';
import type { EngineDataProvider } from '../../api/EngineDataProvider';
import type { Resource } from '../declaration/defineResource';
import { operationCalls } from '../operations/operationCalls';
import { bulkLimit, callAction, callEach, type Done } from './actionCall';
import type { PendingAction } from './pending';
import { isAll, requestOf } from './preview';

/** What became of an action: at once, or an operation that may still be at work. */
export type RunResult = { readonly done: Done } | { readonly operation: Operation };

/**
 * Does what was agreed to. What the provider previewed it does exactly as previewed, or refuses with `conflict`:
 * by the specification's call as far as that goes, beyond that (more people, all that a list finds) as an operation.
 *
 * @param key of the intention: the same when it is sent again
 */
export async function runAction(
  run: EngineDataProvider['run'],
  resource: Resource,
  { name, chosen, answers, preview, operationPreview }: PendingAction,
  key: string,
): Promise<RunResult> {
  const action = resource.actions[name];
  if (!action || !preview)
    throw new Error(`Resource "${resource.name}": "${name}" was sent before it was agreed to`);
  const ids = preview.eligible.names.map(({ id }) => id);
  const { update } = resource.wire;
  if (action.patch && update)
    return { done: await callEach(run, resource.name, update.endpoint, ids, key, action.set) };
  if (!operationPreview) return { done: await callAction(run, resource.name, action, ids, answers, key) };
  if (isAll(chosen) || !fits(operationPreview, bulkLimit(action)?.max)) {
    const request = requestOf(resource, name, chosen, answers);
    return { operation: await operationCalls(run).run(request as never, operationPreview.digest, key) };
  }
  const exactly = action.many?.exactly as string | undefined;
  const body = { ...answers, ...(exactly && { [exactly]: true }) };
  // One of many is one of many still: the call for a single record would not refuse what has changed.
  const { one: _one, ...many } = action;
  return { done: await callAction(run, resource.name, many, ids, body, key) };
}

/** Whether one call may name all whom it is for, and the preview did so. */
const fits = ({ eligible }: OperationPreview, most = 0) =>
  eligible.count <= most && eligible.examples.length === eligible.count;
