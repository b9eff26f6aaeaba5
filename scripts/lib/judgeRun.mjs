import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lost, readFloor } from './floor.mjs';
import { root } from './paths.mjs';
import { readReport } from './report.mjs';
import { brokenFiles, prove, readTable, testsOf } from './specification.mjs';
import { reportOf } from './testRun.mjs';

/** The file of the statements proven so far. */
export const FLOOR = join(root, 'docs/spec/proven.tsv');

/**
 * Returns what a test run proves of the specification, and its problems as sentences.
 * @param {string} folder of the reports
 * @param {string[]} suites that belong to the run
 */
export function judgeRun(folder, suites) {
  const statements = readTable(readFileSync(join(root, 'docs/spec/features.tsv'), 'utf8'));
  const floor = readFloor(readFileSync(FLOOR, 'utf8'));
  const found = suites.map((suite) => ({ suite, report: readReport(reportOf(folder, suite)) }));
  const reports = found.flatMap(({ report }) => report ?? []);
  const dead = found
    .filter(({ report }) => !report)
    .map(({ suite }) => ({ why: `The suite "${suite}" died.` }));
  const tests = testsOf(reports);
  const { proven, faults } = prove(statements, tests);
  const wrong = [...dead, ...brokenFiles(reports), ...faults].map(inWords);
  return { statements, tests, proven, floor, wrong: [...wrong, ...lost(statements, floor, proven)] };
}

const inWords = ({ file, title, why }) =>
  [why, file && `  ${relative(root, file)}`, title && `  ${title}`].filter(Boolean).join('\n');
