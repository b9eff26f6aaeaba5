import { useQuery } from '@tanstack/react-query';
import { securityRead } from '../../contract/account/otpEndpoints';
import { useCallApi } from '../api/CallApi';

/** What was read of the own account is kept under this. */
export const OWN_ACCOUNT = 'ownAccount';

/** What keeps the own account; `enabled` where the provider keeps it itself. */
export function useSecurity({ enabled = true } = {}) {
  const callApi = useCallApi();
  return useQuery({
    queryKey: [OWN_ACCOUNT, securityRead.id],
    queryFn: async () => (await callApi(securityRead)).data,
    enabled,
  });
}
