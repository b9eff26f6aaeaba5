import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { Resource } from '../declaration/defineResource';
import { isCut, wholeListKey, wholeListQuery } from '../record/wholeList';
import { fetchList } from './fetchList';

/** Events that precede the use of a link, on which the code of the list behind it is loaded. */
const NEAR = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Loads the code of a list when the pointer or the focus is on a link to it, and requests the rows of a list that is
 * loaded whole as soon as the link is pressed, before the browser follows it.
 */
export function PrefetchLists({ resources }: { resources: readonly Resource[] }) {
  const provider = useDataProvider();
  const client = useQueryClient();

  useEffect(() => {
    const ledTo = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      return link && resources.find(({ path }) => path === link.pathname);
    };
    const ask = (event: PointerEvent) => {
      const led = event.button === 0 && ledTo(event);
      if (led && isPlain(led) && !isCut(client.getQueryData(wholeListKey(led.name))))
        void client.prefetchQuery(wholeListQuery(provider, led));
    };
    const fetchPage = (event: Event) => {
      const led = ledTo(event);
      if (led) fetchList(led);
    };
    document.addEventListener('pointerdown', ask);
    for (const near of NEAR) document.addEventListener(near, fetchPage);
    return () => {
      document.removeEventListener('pointerdown', ask);
      for (const near of NEAR) document.removeEventListener(near, fetchPage);
    };
  }, [resources, provider, client]);

  return null;
}

/** Returns whether a list is read whole, with the same content for every viewer and at any time. */
const isPlain = ({ endpoints }: Resource) =>
  endpoints.list.answers === 'whole' && !Object.values(endpoints.scope).some((one) => 'filter' in one);
