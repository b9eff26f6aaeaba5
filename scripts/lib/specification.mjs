/**
 * @typedef {{ id: string, area: string, kind: string, statement: string, source: string }} Statement
 * @typedef {{ title: string, status: string, file: string }} Test
 * @typedef {{ why: string, file?: string, title?: string }} Fault
 */

/** The maximum number of statements that one test may prove: with more, it is unclear which assertion proves which. */
const MOST = 4;

/**
 * Reads a table of the specification: one record per line, with a header line.
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
 * Returns a parser of titles: the statement ids at the very beginning, separated by one space, and the errors in them.
 * @param {Statement[]} statements
 * @returns {(title: string) => { ids: string[], wrong: string }} `wrong` is empty if there is no error
 */
export function titleReader(statements) {
  const known = new Set(statements.map(({ id }) => id));
  const number = `(?:${[...new Set(statements.map(({ area }) => area))].join('|')})-\\d+\\b`;
  const beginning = new RegExp(`^(?:${number}(?: |$))*`);
  const anywhere = new RegExp(`\\b${number}`, 'g');
  return (title) => {
    const ids = beginning.exec(title)[0].match(anywhere) ?? [];
    const strangers = ids.filter((id) => !known.has(id));
    if ((title.match(anywhere) ?? []).length > ids.length)
      return { ids, wrong: 'A title has its numbers at the very beginning, one space apart.' };
    if (ids.length > MOST) return { ids, wrong: `A title has at most ${MOST} numbers.` };
    return { ids, wrong: strangers.length > 0 ? `There is no statement ${strangers.join(', ')}.` : '' };
  };
}

/**
 * Returns the tests in Vitest's JSON reports. A title does not include the titles of describe blocks, because each test
 * names its statements itself. If a file failed outside its tests, none of its tests counts as passed.
 * @returns {Test[]}
 */
export const testsOf = (reports) =>
  reports.flatMap(({ testResults }) =>
    testResults.flatMap((result) =>
      result.assertionResults.map(({ title, status }) => ({
        title,
        status: diedOutside(result) && status === 'passed' ? 'failed' : status,
        file: result.name,
      })),
    ),
  );

/** Returns the files that did not load, or failed before or after their tests. @returns {Fault[]} */
export const brokenFiles = (reports) =>
  reports.flatMap(({ testResults }) =>
    testResults.filter(diedOutside).map(({ name, message }) => ({
      why: `A file failed outside its tests: ${(message ?? '').trim().split('\n')[0]}`,
      file: name,
    })),
  );

const diedOutside = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/**
 * Returns the statements that the tests prove: each is named by a test that passed, and by none that failed or was
 * skipped.
 * @param {Statement[]} statements
 * @param {Test[]} tests
 * @returns {{ proven: Set<string>, faults: Fault[] }}
 */
export function prove(statements, tests) {
  const read = titleReader(statements);
  const proven = new Set();
  const refuted = new Set();
  const faults = [];
  for (const { title, status, file } of tests) {
    const { ids, wrong } = read(title);
    if (wrong) faults.push({ why: wrong, file, title });
    else {
      for (const id of ids) (status === 'passed' ? proven : refuted).add(id);
      if (ids.length > 0 && !['passed', 'failed'].includes(status))
        faults.push({ why: 'A skipped test proves nothing.', file, title });
    }
  }
  for (const id of refuted) proven.delete(id);
  return { proven, faults };
}

/** Returns the tests whose titles name a statement. @returns {Test[]} */
export function naming(statements, tests, id) {
  const read = titleReader(statements);
  return tests.filter(({ title }) => read(title).ids.includes(id));
}

/**
 * Returns a row per area: its name, the number of statements, and the number of proven ones.
 * @returns {{ area: string, statements: number, proven: number }[]}
 */
export function byArea(statements, proven) {
  const areas = [...new Set(statements.map(({ area }) => area))].sort();
  return areas.map((area) => {
    const own = statements.filter((statement) => statement.area === area);
    return { area, statements: own.length, proven: own.filter(({ id }) => proven.has(id)).length };
  });
}
