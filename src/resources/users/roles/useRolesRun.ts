import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HeldRole } from '../../../../contract/roles/application';
import { mayRetry, refusalText } from '../../../api/refusal';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useActions } from '../../../engine/actions/ActionsContext';
import { useOutcome } from '../../../engine/actions/useOutcome';
import { useListRow } from '../../../engine/list/listContexts';
import { OPERATION } from '../../../engine/operations/history';
import { useOperationCalls } from '../../../engine/operations/operationCalls';
import type { UserRow } from './foreseen';

export const USER = 'user';

type RolesInput = Readonly<{ groups: readonly HeldRole[]; remove?: true }>;

/**
 * Returns what giving and taking roles have in common: `run` does the work once and reports failures; `asOperation`
 * runs it for many users as an operation, which is recorded in the history.
 */
export function useRolesRun(onDone: () => void) {
  const calls = useOperationCalls();
  const queries = useQueryClient();
  const translate = useTranslate();
  const { resource } = useListRow();
  const { outcomes, onFinished } = useActions();
  const { follow } = useOutcome(resource, outcomes, onFinished);
  const intention = useIdempotencyKeys();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();

  const run = useCallback(
    async (meant: unknown, work: (idempotencyKey: string) => Promise<void>) => {
      setRunning(true);
      setProblem(undefined);
      try {
        await work(intention.keyOf(meant));
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
    [intention, queries, translate],
  );

  /** @param over ids that are deselected when it is done */
  const asOperation = useCallback(
    async (users: readonly UserRow[], input: RolesInput, over: readonly string[], idempotencyKey: string) => {
      const target = { ids: users.map(({ id }) => id) };
      const request = { resource: USER, action: 'roles', input, target } as const;
      const { digest } = await calls.preview(request);
      const progress = await calls.run(request, digest, idempotencyKey);
      onFinished({ remain: [], over });
      await follow(progress);
      onDone();
    },
    [calls, onFinished, follow, onDone],
  );
  return { run, asOperation, running, problem };
}
