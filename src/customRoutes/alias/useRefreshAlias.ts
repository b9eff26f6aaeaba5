import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRenewSession } from '../../session/RenewSession';
import { ALIAS } from './aliasKey';

/** After anything was changed: the alias, its accounts and the session are read again. */
export function useRefreshAlias(): () => Promise<void> {
  const queries = useQueryClient();
  const renew = useRenewSession();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ALIAS }),
      queries.invalidateQueries({ queryKey: ['session', 'accounts'] }),
      renew(),
    ]);
  }, [queries, renew]);
}
