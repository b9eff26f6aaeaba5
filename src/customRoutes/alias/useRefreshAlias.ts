import { useCallback } from 'react';
import { sessionAccounts } from '../../../contract/session/endpoints';
import { useRefresh } from '../../api/useRead';
import { useRenewSession } from '../../session/RenewSession';

/** After anything was changed: the alias, its accounts and the session are read again. */
export function useRefreshAlias(): () => Promise<void> {
  const refresh = useRefresh();
  const renew = useRenewSession();
  return useCallback(async () => {
    await Promise.all([refresh('alias', sessionAccounts), renew()]);
  }, [refresh, renew]);
}
