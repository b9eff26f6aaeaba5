import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { failureText } from './failureText';
import type { ProcedureState } from './useProcedure';

/**
 * Returns a function that sends an event, with query parameters set for the step that follows. If that step is not
 * reached, it removes the parameters.
 * @param failed sentence for technical failures
 * @returns the function that continues, and the error of the last attempt
 * @example const { go, error } = useGoWith(procedure, 'sign', 'transfer.failed.any');
 */
export function useGoWith(procedure: ProcedureState, event: string, failed: string) {
  const [, setParameters] = useSearchParams();
  const { mutate, isPending, error } = useMutation({ mutationFn: () => procedure.go(event) });
  const go = (parameters: Readonly<Record<string, string>>) => {
    if (isPending) return;
    // Set before the next step mounts and reads them.
    setParameters(parameters, { replace: true });
    // Not called if the page was left meanwhile: the address then belongs to another page.
    mutate(undefined, { onSettled: (done) => !done && setParameters({}, { replace: true }) });
  };
  return { go, error: error ? failureText(error, failed) : undefined };
}
