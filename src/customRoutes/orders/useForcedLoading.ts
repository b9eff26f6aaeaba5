import { useEffect, useState } from 'react';
import { TABLE_LOADING } from '../../../contract/orders/orderWizard';

/** Returns whether a table that has just appeared still shows its loading state. */
export function useForcedLoading(shown: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (!shown) return;
    const timer = setTimeout(() => setOver(true), TABLE_LOADING);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown && !over;
}
