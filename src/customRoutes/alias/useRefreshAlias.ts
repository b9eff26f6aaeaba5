import { useCallback } from 'react';
import { sessionAccounts } from '../../../contract/session/endpoints';
import { useRefresh } from '../../api/useRead';
import { useRenewSession } from '../../session/RenewSession';

/** Returns a function that reloads the alias, its accounts and the session after a change. */
export function useRefreshAlias(): () => Promise<void> {
  const refresh = useRefresh();
  const renew = useRenewSession();
  return useCallback(async () => {
    await Promise.all([refresh('alias', sessionAccounts), renew()]);
  }, [refresh, renew]);
}
