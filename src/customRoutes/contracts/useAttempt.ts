import { useNotify } from 'react-admin';
import { FILE_UNAVAILABLE } from '../../../contract/contracts/contractDocument';
import { type CallApi, useCallApi } from '../../api/CallApi';

/** Returns a function that turns work into a button's handler, which shows failures as a notification. */
export function useAttempt() {
  const notify = useNotify();
  const callApi = useCallApi();
  return (work: (callApi: CallApi) => Promise<void>) => () =>
    void work(callApi).catch((error: Error) => notify(error.message || FILE_UNAVAILABLE, { type: 'error' }));
}
