import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { failureText } from './failureText';
import type { ProcedureState } from './useProcedure';

/**
 * Goes on by an event with parameters in the address, for the step that comes; they are taken away where it does not come.
 *
 * @param failed the sentence for what fails for no reason of the person's
 * @returns what goes on, and why it could not be gone on
 * @example const { go, error } = useGoWith(procedure, 'sign', 'transfer.failed.any');
 */
export function useGoWith(procedure: ProcedureState, event: string, failed: string) {
  const [, setParameters] = useSearchParams();
  const { mutate, isPending, error } = useMutation({ mutationFn: () => procedure.go(event) });
  const go = (parameters: Readonly<Record<string, string>>) => {
    if (isPending) return;
    // Before the step is there, which reads them.
    setParameters(parameters, { replace: true });
    // Not called where the page was left meanwhile: the address is another one's then.
    mutate(undefined, { onSettled: (done) => !done && setParameters({}, { replace: true }) });
  };
  return { go, error: error ? failureText(error, failed) : undefined };
}
