import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayRetry, refusalText } from '../../api/refusal';

interface Command {
  /** Runs the work; the key is the same until it was answered, so that sending it again does it once. */
  readonly run: (work: (key: string) => Promise<void>) => Promise<void>;
  readonly running: boolean;
  readonly error: string | undefined;
}

/**
 * One command at a time, with what went wrong in words.
 * @param say the sentence for a failure; what the provider wrote when left out
 */
export function useCommand(say?: (error: unknown, text: string) => string): Command {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const key = useRef(crypto.randomUUID() as string);
  const translate = useTranslate();

  const run = useCallback(
    async (work: (key: string) => Promise<void>) => {
      setRunning(true);
      setError(undefined);
      try {
        await work(key.current);
      } catch (failure) {
        if (!mayRetry(failure)) key.current = crypto.randomUUID();
        const text = translate(refusalText(failure));
        setError(say ? say(failure, text) : text);
      } finally {
        setRunning(false);
      }
    },
    [say, translate],
  );
  return { run, running, error };
}

/** Reads again what the registry and the list of users show. */
export function useReadAgain(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const name of ['registryPerson', 'user', 'operation'])
      void queries.invalidateQueries({ queryKey: [name] });
  }, [queries]);
}
