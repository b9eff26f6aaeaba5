import { useRef, useState } from 'react';
import { useUserAreaText } from '../../api/useUserAreaText';

/** One piece of work at a time, with what went wrong in words; the key makes the same command one, sent again. */
export function useOnce() {
  const userAreaText = useUserAreaText();
  const key = useRef(crypto.randomUUID() as string);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string>();

  async function run(work: (key: string) => Promise<void>): Promise<void> {
    if (running) return;
    setRunning(true);
    setError(undefined);
    try {
      await work(key.current);
      key.current = crypto.randomUUID();
    } catch (failure) {
      setError(userAreaText(failure));
    } finally {
      setRunning(false);
    }
  }
  return { run, running, error };
}
