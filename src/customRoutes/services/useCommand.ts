import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { refusalText } from '../../api/refusal';

/** One thing at a time, with what went wrong in words: those of the provider where it has some. */
export function useCommand() {
  const translate = useTranslate();
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = useCallback(async (work: () => Promise<void>): Promise<void> => {
    setRunning(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setRunning(false);
    }
  }, []);
  const error = failure === undefined ? undefined : translate(refusalText(failure));
  return { run, running, failure, error };
}
