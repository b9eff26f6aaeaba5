import { signingState } from '../../contract/signing/endpoints';
import { useRead } from '../api/useRead';

/** Whether documents can be signed now, and with which services. */
export function useSigningState() {
  return useRead(
    signingState,
    {},
    {
      // What a demo shows is good for a minute.
      staleTime: 20_000,
      refetchInterval: ({ state }) => (state.data?.demo ? 20_000 : false),
    },
  );
}
