import { useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type CallApi, useCallApi } from './CallApi';
import { refusalText } from './refusal';
import { useSendOnce } from './useSendOnce';

interface Command {
  /**
   * Runs the work unless earlier work is still running. The idempotency key stays the same until an answer arrives, so
   * that a retry has no second effect.
   * @param meant what is sent, if it may differ the next time, in which case it gets a new key
   */
  readonly run: (work: (key: string) => Promise<void>, meant?: unknown) => Promise<void>;
  /** The client for the calls of the work. */
  readonly callApi: CallApi;
  readonly running: boolean;
  /** Error thrown by the last work. */
  readonly failure: unknown;
  /** Message of the failure. */
  readonly error: string | undefined;
}

/**
 * Returns a function that runs one command at a time, and the message of its failure.
 * @param say returns the message for a failure; by default the provider's
 */
export function useCommand(say?: (error: unknown, text: string) => string): Command {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // A second click may arrive before the first has rendered.
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
