import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HeldRole } from '../../../../contract/entities/application';
import { mayRetry, refusalText } from '../../../api/refusal';
import { useActions } from '../../../engine/actions/ActionsContext';
import { OPERATION } from '../../../engine/operations/history';
import { useOperationCalls } from '../../../engine/operations/operationCalls';
import { useIntention } from '../../../engine/record/useIntention';
import type { UserRow } from './foreseen';

/** Takes roles from users, as an operation that the history keeps and takes back. */
export function useTakeRoles(onDone: () => void) {
  const calls = useOperationCalls();
  const queries = useQueryClient();
  const translate = useTranslate();
  const { outcomes, onFinished } = useActions();
  const intention = useIntention();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();

  const take = async (users: readonly UserRow[], groups: readonly HeldRole[], over: readonly string[]) => {
    setRunning(true);
    setProblem(undefined);
    try {
      const target = { ids: users.map(({ id }) => id) };
      const request = { resource: 'user', action: 'roles', input: { groups, remove: true }, target } as const;
      const { digest } = await calls.preview(request);
      const progress = await calls.run(request, digest, intention.keyOf(request));
      intention.end();
      onFinished({ remain: [], over });
      outcomes.set({ action: 'roles', done: progress.done, failed: [], operation: progress.id, progress });
      void queries.invalidateQueries({ queryKey: ['user'] });
      void queries.invalidateQueries({ queryKey: [OPERATION] });
      onDone();
    } catch (error) {
      const again = mayRetry(error);
      const text = translate(refusalText(error));
      if (!again) intention.end();
      setProblem(again ? `${text} ${translate('engine.action.unsure')}` : text);
      setRunning(false);
    }
  };
  return { take, running, problem };
}
