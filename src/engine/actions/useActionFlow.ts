import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CHOICE_LIMIT } from '../../../contract/constants';
import { type OperationPreview, operationRequestFields } from '../../../contract/entities/operation';
import { may } from '../../../contract/permissions';
import { useRun } from '../../api/EngineDataProvider';
import { isChanged, isMissing, mayRetry, refusalText } from '../../api/refusal';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { operationCalls } from '../operations/operationCalls';
import { useWords } from '../record/words';
import { mostAtOnce } from './actionCall';
import { changesBetween } from './changes';
import { isPreviewed } from './commonFilter';
import { eligibility } from './eligibility';
import type { Outcomes } from './outcomes';
import type { Pending } from './pending';
import { runAction } from './runAction';
import { type Chosen, isAll, requestOf, type Sheet, sheetOfPreview, sheetOfRows } from './sheet';
import { type Excluded, excludedOf } from './told';
import { type OnSettled, useOutcome } from './useOutcome';

/** The way of an action, from the click to its outcome. */
export function useActionFlow(resource: Resource, outcomes: Outcomes, onSettled: OnSettled) {
  const [pending, setPending] = useState<Pending>();
  const [excluded, setExcluded] = useState<Excluded>();
  const key = useRef('');
  /** Counts what was begun, so that an answer to something given up is not shown. */
  const turn = useRef(0);
  const session = useSession();
  const words = useWords(resource);
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  const run = useRun();
  const { settle, follow } = useOutcome(resource, outcomes, onSettled);

  const actionOf = useCallback(
    (name: string) => {
      const action = resource.actions[name];
      if (!action) throw new Error(`Resource "${resource.name}" declares no action "${name}"`);
      return action;
    },
    [resource],
  );
  const judge = useCallback(
    (name: string, rows: Exclude<Chosen, { except: unknown }>) =>
      eligibility(actionOf(name).rules, rows, viewerOf(session)),
    [actionOf, session],
  );

  /** Asks the provider whom it is for. @param before what the person agreed to, where that has changed */
  const look = useCallback(
    async (asked: Pending, before?: Sheet, answer?: OperationPreview) => {
      const { unseen: _unseen, unsure: _unsure, sheet: _sheet, changes: _changes, ...rest } = asked;
      const now = ++turn.current;
      const show = (part: Partial<Pending>) => now === turn.current && setPending({ ...rest, ...part });
      show({});
      try {
        const request = requestOf(resource, asked.name, asked.chosen, asked.answers);
        const preview = answer ?? (await operationCalls(run).preview(request as never));
        const sheet = sheetOfPreview(preview);
        show({ preview, sheet, ...(before && { changes: changesBetween(before, sheet) }) });
      } catch (error) {
        const { chosen } = asked;
        if (isMissing(error) && !isAll(chosen)) {
          show({ sheet: sheetOfRows(judge(asked.name, chosen), words), estimated: true });
        } else show({ unseen: translate(refusalText(error)) });
      }
    },
    [resource, run, judge, words, translate],
  );

  /** Shows a step; the review needs to know whom it is for. */
  const become = useCallback(
    (next: Pending) => {
      const step = actionOf(next.name).steps[next.step];
      setPending(next);
      if (!next.sheet && step && 'confirm' in step) void look(next);
    },
    [actionOf, look],
  );

  /** Sends it; again with the same key when the first time was without an answer. */
  const send = useCallback(
    async (sent: Pending) => {
      const { steps, says } = actionOf(sent.name);
      const { unsure: _before, changes: _changes, ...rest } = sent;
      setPending({ ...rest, running: true });
      try {
        const ran = await runAction(run, resource, sent, key.current);
        setPending(undefined);
        setExcluded(excludedOf(resource, sent.name, sent.chosen, viewerOf(session)));
        if ('done' in ran) return settle(sent.name, sent.chosen, sent.sheet as Sheet, ran.done);
        onSettled({ remain: [], over: isAll(sent.chosen) ? undefined : sent.chosen.map(({ id }) => id) });
        await follow(ran.operation);
      } catch (error) {
        if (sent.preview && isChanged(error)) {
          key.current = crypto.randomUUID();
          const step = steps.findIndex((one) => 'confirm' in one);
          const { current } = error as { current?: OperationPreview };
          return look({ ...rest, step, running: false }, sent.sheet, current);
        }
        const text = translate(refusalText(error, says));
        if (mayRetry(error) && steps.length > 0) return setPending({ ...rest, running: false, unsure: text });
        setPending(undefined);
        notify(text, { type: 'error' });
        void queries.invalidateQueries({ queryKey: [resource.name] });
      }
    },
    [resource, session, actionOf, run, settle, follow, look, onSettled, notify, translate, queries],
  );

  const start = useCallback(
    (name: string, chosen: Chosen) => {
      const action = actionOf(name);
      const warn = (text: string) => notify(text, { type: 'warning' });
      const begun = { name, chosen, step: 0, answers: {}, running: false };
      key.current = crypto.randomUUID();
      if (isAll(chosen)) return become(begun);
      if (chosen.length === 0) return warn('engine.action.nothingSelected');
      const plan = judge(name, chosen);
      const whom = excludedOf(resource, name, chosen, viewerOf(session));
      if (plan.eligible.length === 0)
        return whom ? setExcluded(whom) : warn(words.say(`actions.${name}.none`));
      const previewed =
        chosen.length > 1 && isPreviewed(resource, name) && may(session.roles, ['operation', 'preview']);
      if (previewed && chosen.length > CHOICE_LIMIT)
        return warn(operationRequestFields.target.of.ids.say.max);
      if (previewed) return become(begun);
      const most = mostAtOnce(action);
      if (most && plan.eligible.length > most.max) return warn(most.say ?? `≤ ${most.max}`);
      const known = { ...begun, sheet: sheetOfRows(plan, words) };
      // What asks nothing is done at once.
      if (action.steps.length === 0) void send(known);
      else setPending(known);
    },
    [resource, actionOf, session, judge, words, notify, become, send],
  );

  const close = useCallback(() => {
    turn.current++;
    setPending(undefined);
  }, []);

  return { pending, excluded, forget: () => setExcluded(undefined), start, become, look, send, close };
}

export type ActionFlow = ReturnType<typeof useActionFlow>;
