import { useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type CallApi, useCallApi } from './CallApi';
import { refusalText } from './refusal';
import { useSendOnce } from './useSendOnce';

interface Command {
  /**
   * Runs the work, unless one is running; the key is the same until it was answered, so that sending it again does it once.
   * @param meant what is sent, where it may be another the next time: it has another key then
   */
  readonly run: (work: (key: string) => Promise<void>, meant?: unknown) => Promise<void>;
  /** For the calls of the work. */
  readonly callApi: CallApi;
  readonly running: boolean;
  /** What was thrown. */
  readonly failure: unknown;
  /** It in words. */
  readonly error: string | undefined;
}

/**
 * One command at a time, with what went wrong in words.
 * @param say the sentence for a failure; what the provider wrote when left out
 */
export function useCommand(say?: (error: unknown, text: string) => string): Command {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // A second press may come before the first is drawn.
  const busy = useRef(false);
  const sendOnce = useSendOnce();
  const translate = useTranslate();
  const callApi = useCallApi();

  const run = useCallback(
    async (work: (key: string) => Promise<void>, meant?: unknown) => {
      if (busy.current) return;
      busy.current = true;
      setRunning(true);
      setFailure(undefined);
      try {
        await sendOnce(meant, work);
      } catch (thrown) {
        setFailure(thrown);
      } finally {
        busy.current = false;
        setRunning(false);
      }
    },
    [sendOnce],
  );

  if (failure === undefined) return { run, callApi, running, failure, error: undefined };
  const text = translate(refusalText(failure));
  return { run, callApi, running, failure, error: say ? say(failure, text) : text };
}
