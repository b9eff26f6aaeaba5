import { useCallback, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { BULK_LIMIT } from '../../../../contract/constants';
import type { HeldRole } from '../../../../contract/roles/application';
import { usersRolesUpdate } from '../../../../contract/roles/endpoints';
import { holds } from '../../../../contract/roles/heldRoles';
import { type RoleOutcome, readOutcomes } from '../../../../contract/roles/outcomes';
import { useCallEndpoint } from '../../../api/EngineDataProvider';
import { useActions } from '../../../engine/actions/ActionsContext';
import type { UserRow } from './foreseen';
import { USER, useRolesRun } from './useRolesRun';

/** Results when only part of the roles was given. */
export interface GivenPartly {
  readonly failures: readonly RoleOutcome[];
  readonly successes: readonly RoleOutcome[];
}

/**
 * Returns a function that gives roles to users: in one request or, above its limit, as a background operation. Its
 * parameter `over` has the ids of the users who are deselected when it is done.
 */
export function useGiveRoles(onDone: () => void) {
  const call = useCallEndpoint();
  const notify = useNotify();
  const translate = useTranslate();
  const { outcomes, onFinished } = useActions();
  const { run, asOperation, running, problem } = useRolesRun(onDone);
  const [partly, setPartly] = useState<GivenPartly>();

  const atOnce = useCallback(
    async (
      users: readonly UserRow[],
      groups: readonly HeldRole[],
      over: readonly string[],
      idempotencyKey: string,
    ) => {
      const sent = users.map(({ username, status }) => ({ username, groups, stato: status }));
      const answer = await call(USER, usersRolesUpdate, { body: sent, idempotencyKey });
      const { data, errors, operation } = answer as {
        data: readonly string[];
        errors: readonly string[];
        operation?: string;
      };
      const failures = readOutcomes(sent, errors);
      const idOf = new Map(users.map(({ username, id }) => [username, id]));
      const remain = [...new Set(failures.flatMap(({ username }) => idOf.get(username) ?? []))];
      onFinished({ remain, over });
      const successes = newly(users, readOutcomes(sent, data));
      const done =
        errors.length === 0 ? users.length : new Set(successes.map(({ username }) => username)).size;
      const inPanel = outcomes.panel && operation !== undefined && errors.length === 0;
      const said = {
        ...(inPanel && { said: translate('roles.many.done') }),
        ...(errors.length > 0 && { lacking: translate('roles.many.partly') }),
      };
      outcomes.set(operation ? { action: 'roles', done, failed: [], operation, ...said } : undefined);
      if (errors.length > 0) return setPartly({ failures, successes });
      if (!inPanel) notify('roles.many.done', { type: 'success' });
      onDone();
    },
    [call, onFinished, outcomes, notify, translate, onDone],
  );

  const give = useCallback(
    (users: readonly UserRow[], groups: readonly HeldRole[], over: readonly string[]) =>
      run([users.map(({ id, status }) => [id, status]), groups], (key) =>
        users.length > BULK_LIMIT
          ? asOperation(users, { groups }, over, key)
          : atOnce(users, groups, over, key),
      ),
    [run, asOperation, atOnce],
  );
  return { give, running, problem, partly };
}

/** Returns the outcomes whose role the user did not hold before. */
const newly = (users: readonly UserRow[], outcomes: readonly RoleOutcome[]) =>
  outcomes.filter(({ username, role }) => {
    const user = users.find((one) => one.username === username);
    return !holds(user?.groups ?? [], role);
  });
