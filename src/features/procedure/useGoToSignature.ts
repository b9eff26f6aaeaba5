import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { WAY } from '../signing/SignDocument';
import { failureText } from './failureText';
import type { ProcedureState } from './useProcedure';

/**
 * From the document of a procedure to its signature, in the way that was chosen.
 *
 * @param failed the sentence for what fails for no reason of the person's
 * @returns what goes there, and why it could not be gone to
 */
export function useGoToSignature(procedure: ProcedureState, failed: string) {
  const [, setParameters] = useSearchParams();
  const { mutate, isPending, error } = useMutation({ mutationFn: () => procedure.go('sign') });
  const sign = (way: string) => {
    if (isPending) return;
    // Before the step is there, which opens the form of the way.
    setParameters({ [WAY]: way }, { replace: true });
    // Not called where the page was left meanwhile: the address is another one's then.
    mutate(undefined, { onSettled: (done) => !done && setParameters({}, { replace: true }) });
  };
  return { sign, error: error ? failureText(error, failed) : undefined };
}
