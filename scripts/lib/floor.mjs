import { readTable } from './specification.mjs';

/**
 * The floor is the set of statements that tests have proven so far, by number, in docs/spec/proven.tsv. It may only
 * grow.
 * @typedef {import('./specification.mjs').Statement} Statement
 */

/** Reads docs/spec/proven.tsv. @param {string} text @returns {Set<string>} */
export const readFloor = (text) =>
  new Set(readTable(text).flatMap(({ area, numbers }) => numbers.split(' ').map((one) => `${area}-${one}`)));

/** Returns the text of docs/spec/proven.tsv: one line for each area with a proven statement. @returns {string} */
export function writeFloor(ids) {
  const areas = new Map();
  for (const id of [...ids].sort()) {
    const [area, number] = id.split('-');
    areas.set(area, [...(areas.get(area) ?? []), number]);
  }
  const lines = [...areas].map(([area, numbers]) => [area, numbers.length, numbers.join(' ')].join('\t'));
  return ['area\tproven\tnumbers', ...lines, ''].join('\n');
}

/**
 * Reports statements of the floor that the tests no longer prove: one sentence per area.
 * @param {Statement[]} statements
 * @param {Set<string>} floor
 * @param {Set<string>} proven
 * @returns {string[]}
 */
export function lost(statements, floor, proven) {
  const gone = statements.filter(({ id }) => floor.has(id) && !proven.has(id));
  return [...new Set(gone.map(({ area }) => area))].map((area) => {
    const own = gone.filter((statement) => statement.area === area);
    const sentences = own.map(({ id, statement }) => `  ${id} ${statement}`);
    return [`${area}: ${own.length} proven before, and no longer:`, ...sentences].join('\n');
  });
}
