import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Resource } from '../declaration/defineResource';
import { isCut, wholeListKey } from '../record/wholeList';
import { rememberLeft } from './listMemory';
import { pagedOf } from './pagedOf';

/**
 * Decides whether the provider pages a list: because it is declared so, or because it has more records than the browser
 * loads at once.
 *
 * @returns the resource to show, and `switchToPaged`: call it when a list that was loaded whole has become too long,
 *   after its state was remembered for the paged list
 */
export function usePagedWhenLong(resource: Resource) {
  const { name } = resource;
  const client = useQueryClient();
  const [grown, setGrown] = useState<string>();
  const isKnown = useMemo(() => isCut(client.getQueryData(wholeListKey(name))), [client, name]);
  const isLarge = grown === name || isKnown;
  useEffect(() => {
    if (isLarge) rememberLeft(resource, { isSwitching: false });
  }, [isLarge, resource]);
  const shown = isLarge ? pagedOf(resource) : resource;
  return {
    resource: shown,
    isPaged: shown.endpoints.list.answers === 'page',
    switchToPaged: useCallback(() => setGrown(name), [name]),
  };
}
