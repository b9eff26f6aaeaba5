import { isTests, resolve, type Viewer, type Where } from '../../../contract/where';

/**
 * The same predicate with its relative values (today, midnight, now, mine) worked out, so that ten thousand
 * rows do not each ask what day it is.
 */
export const settle = <R>(where: Where<R>, viewer: Viewer): Where<R> => settled(where, viewer) as Where<R>;

function settled(part: unknown, viewer: Viewer): unknown {
  if (Array.isArray(part)) return part.map((one) => settled(one, viewer));
  if (!isTests(part)) return resolve(part, viewer);
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, settled(inner, viewer)]));
}
