import { useEffect, useState } from 'react';
import { isChunkError } from './isChunkError';

/** The kinds of problem that a page is shown for, by the key of their sentences: `shell.problem.title`. */
export type ProblemSaid = 'problem' | 'notFetched' | 'updated';

/**
 * Tells a crash from a file of the console that could not be fetched. For the latter the provider is asked for this page
 * again: where it begins with another program, an upgrade took the file away.
 */
export function useProblem(error: unknown): ProblemSaid {
  const missing = isChunkError(error);
  const [updated, setUpdated] = useState(false);
  useEffect(() => {
    if (missing) isUpdated().then(setUpdated, () => undefined);
  }, [missing]);
  if (!missing) return 'problem';
  return updated ? 'updated' : 'notFetched';
}

async function isUpdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const answer = await fetch(window.location.pathname, {
    cache: 'no-store',
    headers: { accept: 'text/html' },
  });
  return answer.ok && script !== null && !(await answer.text()).includes(new URL(script.src).pathname);
}
