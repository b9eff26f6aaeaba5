import { type ComponentType, useEffect, useState } from 'react';
import { useIdle } from './useIdle';

/**
 * Returns a component that is loaded after the first screen is idle, because it is not needed at once; undefined until
 * then. If loading fails, the page works without it, and loading is retried when the connection is back.
 * @param load a stable function, created by later() of i18n/italian.ts
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
