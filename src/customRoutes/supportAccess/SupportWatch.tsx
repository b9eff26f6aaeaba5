import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supportAccessList } from '../../../contract/supportAccess/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useRenewSession } from '../../session/RenewSession';
import { useSession } from '../../session/SessionContext';

/** Milliseconds after which it is asked again: while somebody operates, and else. */
const EVERY = { active: 30_000, else: 120_000 };

/** Sees that somebody of the provider asks, begins or ends while the console is open; what is shown follows the session. */
export function SupportWatch() {
  const callApi = useCallApi();
  const renew = useRenewSession();
  const { profile, support } = useSession();
  const uid = profile.selected_account.username;
  const shown = support && `${support.id} ${support.state}`;
  const every = support?.state === 'active' ? EVERY.active : EVERY.else;
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['supportAccess', 'watched'],
    queryFn: async () => (await callApi(supportAccessList)).data,
    // The session has just told it.
    initialData: null,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchInterval: every,
    retry: false,
  });
  const open = data?.filter((one) => one.uid === uid && (one.state === 'active' || one.state === 'asked'));
  const now = open && (open.find(({ state }) => state === 'active') ?? open[0]);
  const changed = open !== undefined && (now && `${now.id} ${now.state}`) !== shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each look, since the session may not have been read at the one before
  useEffect(() => {
    if (changed) renew().catch(() => undefined);
  }, [changed, renew, dataUpdatedAt]);
  return null;
}
