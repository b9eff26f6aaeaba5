import { useEffect, useMemo } from 'react';
import type { Viewer } from '../../../contract/schema/where';
import { useOwnPreference } from '../../session/useOwnPreference';
import { useSchoolContext } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { type ListShape, writeListState } from '../query/listState';
import { rememberList } from '../record/listQuery';
import { useAddressPart } from './addressPart';
import { listShape } from './listShape';
import { useDefaultView } from './useDefaultView';
import { type ListStateControl, useListState } from './useListState';
import { useViews } from './useViews';

const NONE: readonly string[] = [];

/** What a list shows, as its address and the person's preferences say, and how that is changed. */
export function useListControl(resource: Resource, viewer: Viewer): ListStateControl & { shape: ListShape } {
  const schoolContext = useSchoolContext();
  const { byDefault } = useViews(resource);
  const explicit = byDefault !== undefined;
  const [hidden] = useOwnPreference<readonly string[]>(`columns.${resource.name}`, NONE);
  const shape = useMemo(
    () => listShape(resource, schoolContext, viewer, { hidden, explicit }),
    [resource, schoolContext, viewer, hidden, explicit],
  );
  const control = useListState(shape);
  useDefaultView(byDefault, control);
  const { state } = control;
  // What is shown, not the address: that follows, and who is quick with a link would come back to the one before.
  const part = useAddressPart();
  useEffect(() => {
    if (part === undefined) rememberList(resource.path, writeListState(state, shape));
  }, [resource, state, shape, part]);
  return { shape, ...control };
}
