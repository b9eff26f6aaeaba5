import { matches, type Viewer } from '../../../contract/schema/where';
import type { Resource, Row } from '../declaration/defineResource';
import { type Chosen, isAll } from './preview';

/** The chosen records for which an action was not possible, if its declaration wants them listed. */
export interface Excluded {
  readonly action: string;
  readonly rows: readonly Row[];
}

/**
 * Returns the chosen records that the action's declaration wants reported as excluded; undefined if there are none. For
 * a whole result, the operation's own page reports them.
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
