import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import type { Resource, Row } from '../declaration/defineResource';
import { useRun } from '../EngineDataProvider';
import { useSession } from '../SessionContext';
import { viewerOf } from '../viewer';
import { useWords } from '../words';
import { callAction, type Done, mostAtOnce } from './actionCall';
import { type Eligibility, eligibility } from './eligibility';
import { createOutcomes } from './outcomes';
import { patchRows } from './patchRows';
import { mayRetry, refusalText } from './refusal';

/** An action that was begun: on whom, how far its questions are, and what was answered. */
export interface Pending {
  readonly name: string;
  readonly plan: Eligibility<Row>;
  readonly step: number;
  readonly answers: Readonly<Record<string, boolean>>;
  readonly running: boolean;
  /** Nobody said no, but it is not known to be done: it may be sent again. */
  readonly unsure?: string;
}

interface FlowOptions {
  /** Told of whoever was left out by a rule or refused by the provider, once it is over. */
  readonly onSettled: (ids: { readonly remain: readonly string[]; readonly over: readonly string[] }) => void;
}

/** The way of an action, from the click to its outcome. */
export function useActionFlow(resource: Resource, { onSettled }: FlowOptions) {
  const [pending, setPending] = useState<Pending>();
  const [outcomes] = useState(createOutcomes);
  const key = useRef('');
  const session = useSession();
  const words = useWords(resource);
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  const run = useRun();

  const settle = useCallback(
    ({ name, plan }: Pending, { done, skipped }: Done) => {
      const names = new Map(plan.eligible.map((row) => [row.id, words.title(row)]));
      const failed = skipped.map(({ id, reason }) => ({ id, reason, name: names.get(id) ?? id }));
      outcomes.become(failed.length > 0 ? { action: name, done: done.length, failed } : undefined);
      const key = done.length === 0 ? 'nothingToDo' : plan.eligible.length > 1 ? 'doneMany' : 'doneOne';
      // Failures are said by the panel above the list, where they stay.
      if (failed.length === 0) {
        notify(words.say(`actions.${name}.${key}`), { type: done.length === 0 ? 'warning' : 'success' });
      }
      const remain = failed.map(({ id }) => id);
      onSettled({
        remain,
        over: [...plan.eligible, ...plan.leftOut.flatMap(({ rows }) => rows)].map(({ id }) => id),
      });
      patchRows(queries, resource, done, resource.actions[name]?.set ?? {});
    },
    [resource, words, notify, queries, outcomes, onSettled],
  );

  /** Sends it; again with the same key when the first time was without an answer. */
  const send = useCallback(
    async (sent: Pending) => {
      const action = resource.actions[sent.name];
      if (!action) return;
      const { unsure: _before, ...rest } = sent;
      setPending({ ...rest, running: true });
      const ids = sent.plan.eligible.map(({ id }) => id);
      try {
        const done = await callAction(run, resource.name, action, ids, sent.answers, key.current);
        setPending(undefined);
        settle(sent, done);
      } catch (error) {
        const text = translate(refusalText(error, action.says));
        if (mayRetry(error) && action.steps.length > 0)
          return setPending({ ...rest, running: false, unsure: text });
        setPending(undefined);
        notify(text, { type: 'error' });
        void queries.invalidateQueries({ queryKey: [resource.name] });
      }
    },
    [resource, run, settle, notify, translate, queries],
  );

  const start = useCallback(
    (name: string, rows: readonly Row[]) => {
      const action = resource.actions[name];
      if (!action) throw new Error(`Resource "${resource.name}" declares no action "${name}"`);
      const warn = (text: string) => notify(text, { type: 'warning' });
      if (rows.length === 0) return warn('engine.action.nothingSelected');
      const plan = eligibility(action.rules, rows, viewerOf(session));
      if (plan.eligible.length === 0) return warn(words.say(`actions.${name}.none`));
      const most = mostAtOnce(action);
      if (most && plan.eligible.length > most.max) return warn(most.say ?? `≤ ${most.max}`);
      key.current = crypto.randomUUID();
      const begun = { name, plan, step: 0, answers: {}, running: false };
      // What asks nothing is done at once.
      if (action.steps.length === 0) void send(begun);
      else setPending(begun);
    },
    [resource, session, words, notify, send],
  );

  return { pending, setPending, start, send, outcomes, words };
}
