import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { BULK_LIMIT } from '../../../../contract/constants';
import { usersRolesUpdate } from '../../../../contract/endpoints/roles';
import type { HeldRole } from '../../../../contract/entities/application';
import { holds } from '../../../../contract/roleRules/heldRoles';
import { type RoleOutcome, readOutcomes } from '../../../../contract/roleRules/outcomes';
import { useRun } from '../../../api/EngineDataProvider';
import { mayRetry, refusalText } from '../../../api/refusal';
import { useActions } from '../../../engine/actions/ActionsContext';
import { OPERATION } from '../../../engine/operations/history';
import { useOperationCalls } from '../../../engine/operations/operationCalls';
import { useIntention } from '../../../engine/record/useIntention';
import type { UserRow } from './foreseen';

const USER = 'user';

/** What became of it, where not all of it was done. */
export interface GivenPartly {
  readonly failures: readonly RoleOutcome[];
  readonly successes: readonly RoleOutcome[];
}

/**
 * Gives roles to users: in one request, or beyond its limit as an operation that goes on beside. Its `over` are those
 * who are ticked no more when it is done.
 */
export function useGiveRoles(onDone: () => void) {
  const run = useRun();
  const calls = useOperationCalls();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { outcomes, onFinished } = useActions();
  const intention = useIntention();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [partly, setPartly] = useState<GivenPartly>();

  const atOnce = useCallback(
    async (
      users: readonly UserRow[],
      groups: readonly HeldRole[],
      over: readonly string[],
      idempotencyKey: string,
    ) => {
      const sent = users.map(({ username, status }) => ({ username, groups, stato: status }));
      const answer = await run(USER, usersRolesUpdate, { body: sent, idempotencyKey });
      const { data, errors, operation } = answer as {
        data: readonly string[];
        errors: readonly string[];
        operation?: string;
      };
      const failures = readOutcomes(sent, errors);
      const idOf = new Map(users.map(({ username, id }) => [username, id]));
      const remain = [...new Set(failures.flatMap(({ username }) => idOf.get(username) ?? []))];
      onFinished({ remain, over });
      const done = users.length - remain.length;
      const inPanel = outcomes.panel && operation !== undefined && errors.length === 0;
      const said = inPanel && { said: translate('roles.many.done') };
      outcomes.set(operation ? { action: 'roles', done, failed: [], operation, ...said } : undefined);
      if (errors.length > 0)
        return setPartly({ failures, successes: newly(users, readOutcomes(sent, data)) });
      if (!inPanel) notify('roles.many.done', { type: 'success' });
      onDone();
    },
    [run, onFinished, outcomes, notify, translate, onDone],
  );
  const beside = useCallback(
    async (
      users: readonly UserRow[],
      groups: readonly HeldRole[],
      over: readonly string[],
      idempotencyKey: string,
    ) => {
      const target = { ids: users.map(({ id }) => id) };
      const request = { resource: USER, action: 'roles', input: { groups }, target } as const;
      const { digest } = await calls.preview(request);
      const progress = await calls.run(request, digest, idempotencyKey);
      onFinished({ remain: [], over });
      const { id: operation, done } = progress;
      outcomes.set({ action: 'roles', done, failed: [], operation, progress });
      onDone();
    },
    [calls, onFinished, outcomes, onDone],
  );

  const give = useCallback(
    async (users: readonly UserRow[], groups: readonly HeldRole[], over: readonly string[]) => {
      setRunning(true);
      setProblem(undefined);
      try {
        const key = intention.keyOf([users.map(({ id, status }) => [id, status]), groups]);
        await (users.length > BULK_LIMIT ? beside : atOnce)(users, groups, over, key);
        intention.end();
        void queries.invalidateQueries({ queryKey: [USER] });
        void queries.invalidateQueries({ queryKey: [OPERATION] });
      } catch (error) {
        const again = mayRetry(error);
        const text = translate(refusalText(error));
        if (!again) intention.end();
        setProblem(again ? `${text} ${translate('engine.action.unsure')}` : text);
      } finally {
        setRunning(false);
      }
    },
    [atOnce, beside, intention, queries, translate],
  );
  return { give, running, problem, partly };
}

/** What somebody held before was not given now. */
const newly = (users: readonly UserRow[], outcomes: readonly RoleOutcome[]) =>
  outcomes.filter(({ username, role }) => {
    const user = users.find((one) => one.username === username);
    return !holds(user?.groups ?? [], role);
  });
