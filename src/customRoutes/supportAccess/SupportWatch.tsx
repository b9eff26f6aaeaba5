import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supportAccessList } from '../../../contract/supportAccess/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useRenewSession } from '../../session/RenewSession';
import { useSession } from '../../session/SessionContext';

/** Polling intervals in milliseconds: while the provider's staff operates, and otherwise. */
const EVERY = { active: 30_000, else: 120_000 };

/**
 * Renews the session when the provider's staff asks for access, begins or ends it while the console is open. What is
 * shown depends on the session; this component renders nothing.
 */
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
    // The session already contains the current state.
    initialData: null,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchInterval: every,
    retry: false,
  });
  const open = data?.filter((one) => one.uid === uid && (one.state === 'active' || one.state === 'asked'));
  const now = open && (open.find(({ state }) => state === 'active') ?? open[0]);
  const changed = open !== undefined && (now && `${now.id} ${now.state}`) !== shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each poll, as the last renewal may have failed
  useEffect(() => {
    if (changed) renew().catch(() => undefined);
  }, [changed, renew, dataUpdatedAt]);
  return null;
}
