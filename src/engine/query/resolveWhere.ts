import { isTests, resolve, type Viewer, type Where } from '../../../contract/schema/where';

/**
 * The same predicate with its relative values (today, midnight, now, mine) worked out, so that ten thousand
 * rows do not each ask what day it is.
 */
export const resolveWhere = <R>(where: Where<R>, viewer: Viewer): Where<R> =>
  resolvePart(where, viewer) as Where<R>;

function resolvePart(part: unknown, viewer: Viewer): unknown {
  if (Array.isArray(part)) return part.map((one) => resolvePart(one, viewer));
  if (!isTests(part)) return resolve(part, viewer);
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, resolvePart(inner, viewer)]));
}
