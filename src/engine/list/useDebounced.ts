import { useEffect, useState } from 'react';

/** A pause in typing after which a provider is asked, in milliseconds. */
const PAUSE = 300;

/** What was typed, once nothing more is typed for a moment; nothing at all counts at once. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), typed ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}
