import type { Permission } from '../../../contract/permissions';
import { matches, type Viewer } from '../../../contract/where';
import type { Surroundings } from '../../session/surroundings';
import type { Resource } from '../declaration/defineResource';

interface Looking {
  readonly may: (permission: Permission) => boolean;
  readonly surroundings: Surroundings;
  readonly viewer: Viewer;
}

/** The actions on a row, on several, or on the page of a record, that this person may begin in this school. */
export const available = (
  { actions }: Resource,
  place: 'row' | 'bulk' | 'page',
  { may, surroundings, viewer }: Looking,
) =>
  Object.entries(actions).filter(
    ([, { on, can, shown }]) =>
      on.some((one) => one === place || (place === 'page' && one === 'row')) &&
      may(can) &&
      (!shown || matches(shown, surroundings, viewer)),
  );
