import { procedureList } from '../../../contract/procedures/endpoints';
import { type ProcedureInProgress, turnOf } from '../../../contract/procedures/procedureInProgress';
import { useRead } from '../../api/useRead';
import { useSession } from '../../session/SessionContext';

/** Milliseconds between two looks: at what goes on by itself, and at what is with somebody else. */
export const EVERY = { byItself: 10_000, elsewhere: 60_000 } as const;

/**
 * The procedures of the school that are not over; asked for only where the person may have some. Most move on another page,
 * in another tab or by themselves: they are read again at each visit, and while they are looked at.
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
  const turns = procedures.filter(({ endedAt }) => !endedAt).map(turnOf);
  if (turns.includes('nobody')) return EVERY.byItself;
  return turns.some((turn) => turn !== 'school') && EVERY.elsewhere;
}

export type ProceduresQuery = ReturnType<typeof useProcedures>;
