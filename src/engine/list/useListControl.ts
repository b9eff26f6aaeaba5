import { useEffect, useMemo } from 'react';
import type { Viewer } from '../../../contract/schema/where';
import { useSchoolContext } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { type ListShape, writeListState } from '../query/listState';
import { rememberList } from '../record/listQuery';
import { useAddressPart } from './addressPart';
import { listShape } from './listShape';
import { useDefaultView } from './useDefaultView';
import { useHiddenColumns } from './useHiddenColumns';
import { type ListStateControl, useListState } from './useListState';
import { useViews } from './useViews';

/** Returns the state of a list from its address and the person's preferences, with the functions that change it. */
export function useListControl(resource: Resource, viewer: Viewer): ListStateControl & { shape: ListShape } {
  const schoolContext = useSchoolContext();
  const { byDefault } = useViews(resource);
  const explicit = byDefault !== undefined;
  const [hidden] = useHiddenColumns(resource);
  const shape = useMemo(
    () => listShape(resource, schoolContext, viewer, { hidden, explicit }),
    [resource, schoolContext, viewer, hidden, explicit],
  );
  const control = useListState(shape);
  useDefaultView(byDefault, control);
  const { state } = control;
  // Remember the displayed state, not the address: the address lags behind, and a link followed quickly would lead back
  // to the previous state.
  const part = useAddressPart();
  useEffect(() => {
    if (part === undefined) rememberList(resource.path, writeListState(state, shape));
  }, [resource, state, shape, part]);
  return { shape, ...control };
}
