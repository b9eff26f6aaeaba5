import { matches, type Viewer } from '../../../contract/where';
import type { Resource, Row } from '../declaration/defineResource';
import { type Chosen, isAll } from './sheet';

/** Whom an action that is over was not for. */
export interface Told {
  readonly action: string;
  readonly rows: readonly Row[];
}

/**
 * Those chosen of whom the action's declaration says that they are told; undefined where nobody is. Of all that a
 * list finds the operation's own page tells.
 */
export function toldOf(resource: Resource, action: string, chosen: Chosen, viewer: Viewer): Told | undefined {
  const { tells } = resource.actions[action] ?? {};
  if (!tells || isAll(chosen)) return undefined;
  const rows = chosen.filter((row) => matches(tells.of, row, viewer));
  return rows.length > 0 ? { action, rows } : undefined;
}
