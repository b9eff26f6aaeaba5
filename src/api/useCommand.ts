import { useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayRetry, refusalText } from './refusal';

interface Command {
  /** Runs the work; the key is the same until it was answered, so that sending it again does it once. */
  readonly run: (work: (key: string) => Promise<void>) => Promise<void>;
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
  const key = useRef(crypto.randomUUID() as string);
  const translate = useTranslate();

  const run = useCallback(async (work: (key: string) => Promise<void>) => {
    setRunning(true);
    setFailure(undefined);
    try {
      await work(key.current);
    } catch (thrown) {
      if (!mayRetry(thrown)) key.current = crypto.randomUUID();
      setFailure(thrown);
    } finally {
      setRunning(false);
    }
  }, []);

  if (failure === undefined) return { run, running, failure, error: undefined };
  const text = translate(refusalText(failure));
  return { run, running, failure, error: say ? say(failure, text) : text };
}
