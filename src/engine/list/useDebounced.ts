import { useEffect, useState } from 'react';

/** Milliseconds without typing after which a request is sent. */
const PAUSE = 300;

/** Returns the typed text once typing pauses; an empty text immediately. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), typed ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}
