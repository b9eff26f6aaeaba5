import { signingState } from '../../contract/signing/endpoints';
import { useRead } from '../api/useRead';

/** Reads whether documents can be signed now, and with which services. */
export function useSigningState() {
  return useRead(
    signingState,
    {},
    {
      // The codes that a demo shows are valid for a minute.
      staleTime: 20_000,
      refetchInterval: ({ state }) => (state.data?.demo ? 20_000 : false),
    },
  );
}
