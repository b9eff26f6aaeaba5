import { useNotify } from 'react-admin';
import { FILE_UNAVAILABLE } from '../../../contract/contracts/contractDocument';

/** Makes of some work what a button does: where it fails, why is said. */
export function useAttempt() {
  const notify = useNotify();
  return (work: () => Promise<void>) => () =>
    void work().catch((error: Error) => notify(error.message || FILE_UNAVAILABLE, { type: 'error' }));
}
