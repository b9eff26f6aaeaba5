import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds without any request after which the page counts as idle. */
const REST = 500;

/**
 * Returns whether the page has finished loading, so that deferred work no longer competes with it. Once true it stays
 * true.
 */
export function useIdle(): boolean {
  const asks = useIsFetching() > 0;
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (asks || rested) return;
    const timer = setTimeout(() => setRested(true), REST);
    return () => clearTimeout(timer);
  }, [asks, rested]);
  return rested;
}
