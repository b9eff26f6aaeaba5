import { type ComponentType, useEffect, useState } from 'react';
import { useIdle } from './useIdle';

/**
 * A part of the page that nobody waits for: loaded once the first screen is at rest. Where that fails it is left out,
 * which must not take the page away, and tried again when the connection is back.
 *
 * @param load the same function each time, made by later() of i18n/italian.ts
 */
export function useLoadedWhenIdle(load: () => Promise<ComponentType>): ComponentType | undefined {
  const rested = useIdle();
  const [part, setPart] = useState<ComponentType>();
  useEffect(() => {
    if (!rested) return undefined;
    let gone = false;
    const fetchPart = () =>
      void load().then(
        (found) => gone || setPart(() => found),
        () => undefined,
      );
    fetchPart();
    window.addEventListener('online', fetchPart);
    return () => {
      gone = true;
      window.removeEventListener('online', fetchPart);
    };
  }, [rested, load]);
  return part;
}
