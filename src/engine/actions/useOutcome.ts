import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { Operation } from '../../../contract/operations/operation';
import { resolveValues } from '../../../contract/schema/where';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { OPERATION } from '../operations/history';
import { type OperationCalls, useOperationCalls } from '../operations/operationCalls';
import { useWords } from '../record/words';
import type { Done } from './actionCall';
import type { Outcome, Outcomes } from './outcomes';
import { patchRows } from './patchRows';
import { type ActionPreview, type Chosen, idsOf } from './preview';

/**
 * The maximum number of failed records that are named and selected again; the operation's own page lists all of them.
 */
const NAMED = 1000;
const PAGE = 200;

/**
 * Receives the records that a rule left out or the provider refused as `remain`, and all chosen records as `over`,
 * which is undefined if the whole result was selected.
 */
export type OnFinished = (ids: {
  readonly remain: readonly string[];
  readonly over: readonly string[] | undefined;
}) => void;

/** Returns functions that show the outcome of an action: as a message, in the rows, and in the remaining selection. */
export function useOutcome(resource: Resource, outcomes: Outcomes, onFinished: OnFinished) {
  const words = useWords(resource);
  const notify = useNotify();
  const queries = useQueryClient();
  const session = useSession();
  const calls = useOperationCalls();

  /** Reports an action that completed within its call. */
  const finish = useCallback(
    (name: string, chosen: Chosen, { eligible }: ActionPreview, did: Done) => {
      const { done, skipped, operation, made: ids = [] } = did;
      const of = resource.actions[name]?.many?.made?.resource;
      const made = of && ids.length > 0 ? { resource: of, ids } : undefined;
      const names = new Map(eligible.names.map(({ id, name }) => [id, name]));
      const failed = skipped.map(({ id, reason }) => ({ id, reason, name: names.get(id) ?? id }));
      const shown = failed.length > 0 || operation !== undefined || made !== undefined;
      const key = done.length === 0 ? 'nothingToDo' : eligible.count > 1 ? 'doneMany' : 'doneOne';
      const said = words.say(`actions.${name}.${key}`, { id: done[0] ?? '' });
      // Announce the outcome once: in the panel above the list if there is one, which has the undo button and keeps
      // failures.
      const inPanel = outcomes.panel && operation !== undefined && failed.length === 0;
      const outcome = {
        action: name,
        done: done.length,
        failed,
        ...(operation && { operation }),
        ...(made && { made }),
      };
      outcomes.set(shown ? { ...outcome, ...(inPanel && { said }) } : undefined);
      if (failed.length === 0 && !inPanel) notify(said, { type: done.length === 0 ? 'warning' : 'success' });
      onFinished({ remain: failed.map(({ id }) => id), over: idsOf(chosen) });
      patchRows(queries, resource, done, resolveValues(resource.actions[name]?.set ?? {}, viewerOf(session)));
      void queries.invalidateQueries({ queryKey: [OPERATION] });
    },
    [resource, words, notify, queries, outcomes, onFinished, session],
  );

  /** Shows the progress of a running operation, or the outcome of one that has ended. */
  const follow = useCallback(
    async (progress: Operation) => {
      const { id, action, kind, state, done } = progress;
      const outcome = { action, done, operation: id, progress };
      if (state === 'running') {
        // The cached progress may still be that before a retry.
        queries.setQueryData([OPERATION, 'progress', id], progress);
        return outcomes.set({ ...outcome, failed: [] });
      }
      const failed = progress.failed > 0 ? await failedOf(calls, id) : [];
      // Records that failed before and were retried are deselected, unless they failed again.
      const over = outcomes.latest()?.failed.map((one) => one.id) ?? [];
      const whole = state === 'ended' && progress.failed === 0 && !progress.partial && kind === 'run';
      const said = words.say(`actions.${action}.${done === 0 ? 'nothingToDo' : 'doneMany'}`);
      outcomes.set({ ...outcome, failed, ...(whole && outcomes.panel && { said }) });
      if (whole && !outcomes.panel) notify(said, { type: done === 0 ? 'warning' : 'success' });
      onFinished({ remain: failed.map((one) => one.id), over });
      void queries.invalidateQueries({ queryKey: [resource.name] });
      void queries.invalidateQueries({ queryKey: [OPERATION] });
    },
    [resource, words, notify, queries, calls, outcomes, onFinished],
  );

  return { finish, follow };
}

/** Returns up to {@link NAMED} failed records with name and reason; if a page cannot be read, only those before it. */
async function failedOf(calls: OperationCalls, id: string): Promise<Outcome['failed']> {
  const failed: { id: string; name: string; reason: string }[] = [];
  try {
    for (let page = 1; failed.length < NAMED; page++) {
      const { data, total } = await calls.rows(id, { state: 'failed', page, perPage: PAGE });
      failed.push(...data.map((row) => ({ id: row.id, name: row.label, reason: row.reason ?? '' })));
      if (page * PAGE >= total) break;
    }
  } catch {
    return failed;
  }
  return failed;
}
