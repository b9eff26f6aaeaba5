import { isTests, resolve, type Viewer, type Where } from '../../../contract/where';

/**
 * The same predicate with its relative values (today, now, mine) worked out, so that ten thousand rows
 * do not each ask what day it is.
 */
export function settle<R>(where: Where<R>, viewer: Viewer): Where<R> {
  const inner = (parts: unknown) => (parts as readonly Where<R>[]).map((part) => settle(part, viewer));
  if ('all' in where) return { all: inner(where.all) };
  if ('any' in where) return { any: inner(where.any) };
  if ('not' in where) return { not: settle(where.not as Where<R>, viewer) };
  const settled = Object.entries(where).map(([field, test]) => [field, settleTest(test, viewer)]);
  return Object.fromEntries(settled) as Where<R>;
}

function settleTest(test: unknown, viewer: Viewer): unknown {
  if (!isTests(test) || Array.isArray(test)) return resolve(test, viewer);
  const settled = Object.entries(test).map(([name, expected]) => [
    name,
    name === 'in' ? expected : settleTest(expected, viewer),
  ]);
  return Object.fromEntries(settled);
}
