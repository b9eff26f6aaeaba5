import { procedureList } from '../../../contract/procedures/endpoints';
import { assigneeOf, type ProcedureInProgress } from '../../../contract/procedures/procedureInProgress';
import { useRead } from '../../api/useRead';
import { useSession } from '../../session/SessionContext';

/** Polling intervals in milliseconds: for work that continues by itself, and for work of another party. */
export const EVERY = { byItself: 10_000, elsewhere: 60_000 } as const;

/**
 * Reads the school's procedures in progress and those completed lately, only if the person may have some. Most change
 * on another page, in another tab or by themselves, so they are reloaded at each visit and polled while visible.
 */
export function useProcedures(enabled: boolean) {
  const { school, profile } = useSession();
  return useRead(
    procedureList,
    {},
    {
      edition: `${school.customerCode} ${profile.selected_account.username}`,
      enabled,
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => nextLook(state.data ?? []),
    },
  );
}

function nextLook(procedures: readonly ProcedureInProgress[]): number | false {
  const turns = procedures.filter(({ endedAt }) => !endedAt).map(assigneeOf);
  if (turns.includes('nobody')) return EVERY.byItself;
  return turns.some((turn) => turn !== 'school') && EVERY.elsewhere;
}

export type ProceduresQuery = ReturnType<typeof useProcedures>;
