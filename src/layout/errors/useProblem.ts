import { useEffect, useState } from 'react';
import { isChunkError } from './isChunkError';

/** Problems that have a page of their own, by sentence key: `shell.problem.title`. */
export type ProblemSaid = 'problem' | 'notFetched' | 'updated';

/**
 * Returns whether a page crashed or a file could not be fetched. In the latter case, requests the page again from the
 * provider: if it refers to another build, an upgrade has removed the file.
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
