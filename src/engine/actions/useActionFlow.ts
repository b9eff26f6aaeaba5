import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CHOICE_LIMIT } from '../../../contract/constants';
import { type OperationPreview, operationRequestFields } from '../../../contract/operations/operation';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { isChanged, isMissing, mayRetry, refusalText } from '../../api/refusal';
import { useSendOnce } from '../../api/useSendOnce';
import { useSession } from '../../session/SessionContext';
import { useMay, viewerOf } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { operationCalls } from '../operations/operationCalls';
import { useWords } from '../record/words';
import { bulkLimit } from './actionCall';
import { changesBetween } from './changes';
import { isPreviewed } from './commonFilter';
import { eligibility } from './eligibility';
import { type Excluded, excludedOf } from './excluded';
import type { Outcomes } from './outcomes';
import type { PendingAction } from './pending';
import {
  type ActionPreview,
  type Chosen,
  idsOf,
  isAll,
  previewOfOperation,
  previewOfRows,
  requestOf,
} from './preview';
import { runAction } from './runAction';
import { type OnFinished, useOutcome } from './useOutcome';

/** Returns the action in progress, and the functions that lead it from the click through its steps to its outcome. */
export function useActionFlow(resource: Resource, outcomes: Outcomes, onFinished: OnFinished) {
  const [pending, setPending] = useState<PendingAction>();
  const [excluded, setExcluded] = useState<Excluded>();
  const key = useRef('');
  /** Actions without steps that are being sent: a second click is ignored. */
  const underWay = useRef(new Set<string>());
  const sendOnce = useSendOnce();
  /** Counts the requested previews, so that an answer that arrives after the action was closed is not shown. */
  const turn = useRef(0);
  const session = useSession();
  const may = useMay();
  const words = useWords(resource);
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  const run = useCallEndpoint();
  const { finish, follow } = useOutcome(resource, outcomes, onFinished);

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

  /** Asks the provider for the targets. @param before what the person confirmed, if the targets have changed since */
  const requestPreview = useCallback(
    async (asked: PendingAction, before?: ActionPreview, answer?: OperationPreview) => {
      const { previewError: _unseen, unsure: _unsure, preview: _preview, changes: _changes, ...rest } = asked;
      const now = ++turn.current;
      const show = (part: Partial<PendingAction>) => now === turn.current && setPending({ ...rest, ...part });
      show({});
      try {
        const request = requestOf(resource, asked.name, asked.chosen, asked.answers);
        const answered = answer ?? (await operationCalls(run).preview(request as never));
        const preview = previewOfOperation(answered);
        show({
          operationPreview: answered,
          preview,
          ...(before && { changes: changesBetween(before, preview) }),
        });
      } catch (error) {
        const { chosen } = asked;
        if (isMissing(error) && !isAll(chosen)) {
          show({ preview: previewOfRows(judge(asked.name, chosen), words), estimated: true });
        } else show({ previewError: translate(refusalText(error)) });
      }
    },
    [resource, run, judge, words, translate],
  );

  /** Shows a step. For a confirmation, the preview of the targets is requested unless it is known. */
  const showStep = useCallback(
    (next: PendingAction) => {
      const step = actionOf(next.name).steps[next.step];
      setPending(next);
      if (!next.preview && step && 'confirm' in step) void requestPreview(next);
    },
    [actionOf, requestPreview],
  );

  /** Sends the action; a retry after a lost answer uses the same key. */
  const send = useCallback(
    async (sent: PendingAction) => {
      const { steps, says } = actionOf(sent.name);
      const { unsure: _before, changes: _changes, ...rest } = sent;
      setPending({ ...rest, running: true });
      try {
        const runAs = (idempotencyKey: string) => runAction(run, resource, sent, idempotencyKey);
        const ran = await (steps.length > 0
          ? runAs(key.current)
          : sendOnce([sent.name, idsOf(sent.chosen)], runAs));
        setPending(undefined);
        setExcluded(excludedOf(resource, sent.name, sent.chosen, viewerOf(session)));
        if ('done' in ran) return finish(sent.name, sent.chosen, sent.preview as ActionPreview, ran.done);
        onFinished({ remain: [], over: isAll(sent.chosen) ? undefined : sent.chosen.map(({ id }) => id) });
        await follow(ran.operation);
      } catch (error) {
        if (sent.operationPreview && isChanged(error)) {
          key.current = crypto.randomUUID();
          const step = steps.findIndex((one) => 'confirm' in one);
          const { current } = error as { current?: OperationPreview };
          return requestPreview({ ...rest, step, running: false }, sent.preview, current);
        }
        const text = translate(refusalText(error, says));
        void queries.invalidateQueries({ queryKey: [resource.name] });
        if (mayRetry(error) && steps.length > 0) return setPending({ ...rest, running: false, unsure: text });
        const step = steps.findIndex((one) => 'write' in one);
        if (step >= 0) {
          // A corrected text makes another request, which needs a new key and a new preview.
          key.current = crypto.randomUUID();
          const { operationPreview, preview, ...again } = rest;
          return setPending({
            ...again,
            ...(!operationPreview && { preview }),
            step,
            running: false,
            refused: text,
          });
        }
        setPending(undefined);
        notify(text, { type: 'error' });
      }
    },
    [
      resource,
      session,
      actionOf,
      run,
      sendOnce,
      finish,
      follow,
      requestPreview,
      onFinished,
      notify,
      translate,
      queries,
    ],
  );

  const start = useCallback(
    (name: string, chosen: Chosen) => {
      const action = actionOf(name);
      const warn = (text: string) => notify(text, { type: 'warning' });
      const begun = { name, chosen, step: 0, answers: {}, running: false };
      key.current = crypto.randomUUID();
      if (isAll(chosen)) return showStep(begun);
      if (chosen.length === 0) return warn('engine.action.nothingSelected');
      const plan = judge(name, chosen);
      const whom = excludedOf(resource, name, chosen, viewerOf(session));
      if (plan.eligible.length === 0)
        return whom ? setExcluded(whom) : warn(words.say(`actions.${name}.none`));
      const previewed = chosen.length > 1 && isPreviewed(resource, name) && may(['operation', 'preview']);
      if (previewed && chosen.length > CHOICE_LIMIT)
        return warn(operationRequestFields.target.of.ids.say.max);
      if (previewed) return showStep(begun);
      const most = bulkLimit(action);
      if (most && plan.eligible.length > most.max) return warn(most.say ?? `≤ ${most.max}`);
      const known = { ...begun, preview: previewOfRows(plan, words) };
      // An action without steps runs immediately.
      if (action.steps.length > 0) return setPending(known);
      const meant = JSON.stringify([name, idsOf(chosen)]);
      if (underWay.current.has(meant)) return;
      underWay.current.add(meant);
      void send(known).finally(() => underWay.current.delete(meant));
    },
    [resource, actionOf, session, may, judge, words, notify, showStep, send],
  );

  const close = useCallback(() => {
    turn.current++;
    setPending(undefined);
  }, []);

  return {
    pending,
    excluded,
    forget: () => setExcluded(undefined),
    start,
    showStep,
    requestPreview,
    send,
    close,
  };
}

export type ActionFlow = ReturnType<typeof useActionFlow>;
