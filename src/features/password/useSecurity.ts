import { useQuery } from '@tanstack/react-query';
import { securityRead } from '../../../contract/endpoints/otp';
import { useCallApi } from '../../api/CallApi';

/** What keeps the own account; `enabled` where the provider keeps it itself. */
export function useSecurity({ enabled = true } = {}) {
  const callApi = useCallApi();
  return useQuery({
    queryKey: ['ownAccount', securityRead.id],
    queryFn: async () => (await callApi(securityRead)).data,
    enabled,
  });
}
