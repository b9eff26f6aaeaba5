import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import type { Resource } from '../declaration/defineResource';
import { wholeListQuery } from './useWholeList';

/** Asks for a whole list as soon as a link to it is pressed: the rows are on their way before the link is followed. */
export function ListsAhead({ resources }: { resources: readonly Resource[] }) {
  const provider = useDataProvider();
  const client = useQueryClient();

  useEffect(() => {
    const ask = ({ button, target }: PointerEvent) => {
      const link = target instanceof Element && button === 0 ? target.closest('a') : null;
      const led = resources.find(({ path }) => path === link?.pathname);
      if (led && isPlain(led)) void client.prefetchQuery(wholeListQuery(provider, led));
    };
    document.addEventListener('pointerdown', ask);
    return () => document.removeEventListener('pointerdown', ask);
  }, [resources, provider, client]);

  return null;
}

/** Whole, and the same whoever asks for it and when. */
const isPlain = ({ wire }: Resource) =>
  wire.list.answers === 'whole' && !Object.values(wire.scope).some((one) => 'filter' in one);
