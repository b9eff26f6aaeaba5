import type { Fields } from '../../../contract/schema/fields';
import type { EngineDataProvider } from '../../api/EngineDataProvider';
import { mayRetry } from '../../api/refusal';
import type { Action } from '../declaration/action';
import type { Row } from '../declaration/defineResource';

/** The result of an action: the records it was done to, and those left out with the reason. */
export interface Done {
  readonly done: readonly string[];
  readonly skipped: readonly { readonly id: string; readonly reason: string }[];
  /** The id of the operation in the history. */
  readonly operation?: string;
  /** The keys of the created records, in the order of the answer. */
  readonly made?: readonly string[];
}

/** Returns the maximum number of records per call; undefined if it has no limit. */
export function bulkLimit({ many }: Action<Row, Fields>): { max: number; say?: string } | undefined {
  const field = many?.endpoint.body?.of[many.ids];
  if (field?.kind !== 'list' || field.max === undefined) return undefined;
  return field.say?.max ? { max: field.max, say: field.say.max } : { max: field.max };
}

/**
 * Sends an action once. If there is a single record and the action has an endpoint for it, that endpoint is called.
 *
 * @param answers the answers to the action's questions
 * @param idempotencyKey the same for a retry
 */
export async function callAction(
  run: EngineDataProvider['callEndpoint'],
  resource: string,
  action: Action<Row, Fields>,
  ids: readonly string[],
  answers: Readonly<Record<string, boolean | string>>,
  idempotencyKey: string,
): Promise<Done> {
  if (action.each) return callEach(run, resource, action.each, ids, idempotencyKey);
  if (!action.many) throw new Error(`Resource "${resource}": an action calls nothing`);
  const [only] = ids;
  if (action.one && ids.length === 1 && only !== undefined) {
    const answer = await run(resource, action.one, { id: only, body: answers, idempotencyKey });
    return { done: (answer as readonly string[]).length > 0 ? [only] : [], skipped: [] };
  }
  const body = { ...answers, [action.many.ids]: ids };
  const answer = await run(resource, action.many.endpoint, { body, idempotencyKey });
  const { at, id, reason } = action.many.leftOut ?? SKIPPED;
  const made = action.many.made && (answer as Record<string, unknown>)[action.many.made.at];
  const {
    done,
    operation,
    [at]: left,
  } = answer as Pick<Done, 'done' | 'operation'> & Record<string, unknown>;
  return {
    done,
    skipped: (left as readonly Record<string, string>[]).map((one) => ({
      id: one[id] ?? '',
      reason: one[reason] ?? '',
    })),
    ...(operation && { operation }),
    ...(made !== undefined && { made: made as readonly string[] }),
  };
}

/** The path to the left-out records in an answer, by default. */
const SKIPPED = { at: 'skipped', id: 'uid', reason: 'reason' } as const;

/**
 * Calls the endpoint once per record. A record that the provider refuses is left out, with the reason, and the rest
 * continue.
 *
 * @param body the body of each call; none by default
 * @throws the error of a single record's call, and any error after which a call may be retried
 */
export async function callEach(
  run: EngineDataProvider['callEndpoint'],
  resource: string,
  endpoint: NonNullable<Action<Row, Fields>['each']>,
  ids: readonly string[],
  idempotencyKey: string,
  body?: object,
): Promise<Done> {
  const done: string[] = [];
  const skipped: { id: string; reason: string }[] = [];
  for (const [index, id] of ids.entries()) {
    try {
      await run(resource, endpoint, {
        id,
        idempotencyKey: `${idempotencyKey}-${index}`,
        ...(body && { body }),
      });
      done.push(id);
    } catch (error) {
      if (ids.length === 1 || mayRetry(error)) throw error;
      skipped.push({ id, reason: (error as Error).message });
    }
  }
  return { done, skipped };
}
