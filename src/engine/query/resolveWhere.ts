import { isTests, resolve, type Viewer, type Where } from '../../../contract/schema/where';

/**
 * Replaces the relative values of a predicate (today, midnight, now, mine) by absolute ones, so that they are not
 * computed anew for each of ten thousand rows.
 */
export const resolveWhere = <R>(where: Where<R>, viewer: Viewer): Where<R> =>
  resolvePart(where, viewer) as Where<R>;

function resolvePart(part: unknown, viewer: Viewer): unknown {
  if (Array.isArray(part)) return part.map((one) => resolvePart(one, viewer));
  if (!isTests(part)) return resolve(part, viewer);
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, resolvePart(inner, viewer)]));
}
