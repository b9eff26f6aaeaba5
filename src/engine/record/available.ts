import { matches, type Viewer } from '../../../contract/where';
import type { SchoolContext } from '../../session/schoolContext';
import type { May } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';

interface ActionContext {
  readonly may: May;
  readonly schoolContext: SchoolContext;
  readonly viewer: Viewer;
}

/** The actions on a row, on several, or on the page of a record, that this person may begin in this school. */
export const available = (
  { actions }: Resource,
  place: 'row' | 'bulk' | 'page',
  { may, schoolContext, viewer }: ActionContext,
) =>
  Object.entries(actions).filter(
    ([, { on, can, shown }]) =>
      on.some((one) => one === place || (place === 'page' && one === 'row')) &&
      may(can) &&
      (!shown || matches(shown, schoolContext, viewer)),
  );
