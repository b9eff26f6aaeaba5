import { useQuery } from '@tanstack/react-query';
import { signingState } from '../../contract/signing/endpoints';
import { useCallApi } from '../api/CallApi';

/** Whether documents can be signed now, and with which services. */
export function useSigningState() {
  const callApi = useCallApi();
  return useQuery({
    queryKey: ['signingState'],
    queryFn: async () => (await callApi(signingState)).data,
    // What a demo shows is good for a minute.
    staleTime: 20_000,
    refetchInterval: ({ state }) => (state.data?.demo ? 20_000 : false),
  });
}
