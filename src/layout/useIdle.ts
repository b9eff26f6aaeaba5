import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long nothing has to be asked for, in milliseconds. */
const REST = 500;

/** Whether what is on the screen has come: from then on what can wait does not stand in its way. It stays so. */
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
