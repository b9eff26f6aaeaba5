/**
 * @typedef {{ id: string, area: string, kind: string, statement: string, source: string }} Statement
 * @typedef {{ title: string, status: string, file: string }} Test
 */

/**
 * Reads a table of the specification: one record a line, named by the first line.
 * @param {string} text
 * @returns {Record<string, string>[]}
 */
export function readTable(text) {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/**
 * The tests of Vitest's JSON reports. A title is the test's own, without the groups around it: what a test
 * proves is said where the test is.
 * @returns {Test[]}
 */
export const testsOf = (reports) =>
  reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status }) => ({ title, status, file: name })),
    ),
  );

/**
 * Which statements the tests prove: named in the title of a test that passed, and of none that failed.
 * @param {Statement[]} statements
 * @param {Test[]} tests
 * @returns {{ proven: Set<string>, unknown: { id: string, file: string, title: string }[] }}
 */
export function prove(statements, tests) {
  const known = new Set(statements.map(({ id }) => id));
  const areas = [...new Set(statements.map(({ area }) => area))];
  const pattern = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g');
  const proven = new Set();
  const refuted = new Set();
  const unknown = [];
  for (const { title, status, file } of tests) {
    for (const [id] of title.matchAll(pattern)) {
      if (!known.has(id)) unknown.push({ id, file, title });
      else if (status === 'passed') proven.add(id);
      else if (status === 'failed') refuted.add(id);
    }
  }
  for (const id of refuted) proven.delete(id);
  return { proven, unknown };
}

/** The tests whose titles name a statement. @returns {Test[]} */
export const naming = (tests, id) => tests.filter(({ title }) => new RegExp(`\\b${id}\\b`).test(title));

/**
 * One line per area: its name, how many statements it has, how many of them are proven.
 * @returns {{ area: string, statements: number, proven: number }[]}
 */
export function byArea(statements, proven) {
  const areas = [...new Set(statements.map(({ area }) => area))].sort();
  return areas.map((area) => {
    const own = statements.filter((statement) => statement.area === area);
    return { area, statements: own.length, proven: own.filter(({ id }) => proven.has(id)).length };
  });
}
