import { matches, type Viewer } from '../../../contract/schema/where';
import type { Resource, Row } from '../declaration/defineResource';
import { type Chosen, isAll } from './preview';

/** Whom an action that is over was not for. */
export interface Excluded {
  readonly action: string;
  readonly rows: readonly Row[];
}

/**
 * Those chosen of whom the action's declaration says that they are told; undefined where nobody is. Of all that a
 * list finds the operation's own page tells.
 */
export function excludedOf(
  resource: Resource,
  action: string,
  chosen: Chosen,
  viewer: Viewer,
): Excluded | undefined {
  const { excludes } = resource.actions[action] ?? {};
  if (!excludes || isAll(chosen)) return undefined;
  const rows = chosen.filter((row) => matches(excludes.of, row, viewer));
  return rows.length > 0 ? { action, rows } : undefined;
}
