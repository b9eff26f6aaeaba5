import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Resource } from '../declaration/defineResource';
import { isCut, wholeListKey } from '../record/wholeList';
import { rememberLeft } from './listMemory';
import { pagedOf } from './pagedOf';

/**
 * Returns a resource as its list is shown: paged by the provider if declared so, or once it has more records than are
 * loaded at once.
 *
 * @returns `grow`, to call when a list that was loaded whole has become longer: its state was remembered for the paged
 *   one
 */
export function useGrown(resource: Resource) {
  const { name } = resource;
  const client = useQueryClient();
  const [grown, setGrown] = useState<string>();
  const isKnown = useMemo(() => isCut(client.getQueryData(wholeListKey(name))), [client, name]);
  const isLarge = grown === name || isKnown;
  useEffect(() => {
    if (isLarge) rememberLeft(resource, { isGrown: false });
  }, [isLarge, resource]);
  const shown = isLarge ? pagedOf(resource) : resource;
  return {
    resource: shown,
    isPaged: shown.endpoints.list.answers === 'page',
    grow: useCallback(() => setGrown(name), [name]),
  };
}
