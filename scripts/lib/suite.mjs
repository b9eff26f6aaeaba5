import { writeFileSync } from 'node:fs';
import { bin } from './paths.mjs';
import { quickFolder } from './quickFolder.mjs';
import { broken, countsOf, readReport } from './report.mjs';
import { outcome } from './run.mjs';

const LOG_TAIL = 4000;
const MOST_DETAILS = 12_000;
const REPORTER = new URL('fileReporter.mjs', import.meta.url).pathname;

/**
 * Runs a suite of vitest.config.ts to completion.
 * @param {string} name
 * @param {{
 *   tier: 'quick' | 'rest',
 *   report: string,
 *   workers: number,
 *   onFile: (ended: { file: string, passed: number, failed: number }) => void,
 * }} how report is the file of its JSON report
 * @returns {Promise<import('./report.mjs').Counts & { details?: string }>}
 */
export async function suite(name, { tier, report: file, workers, onFile }) {
  const reporters = ['default', 'json', REPORTER].map((reporter) => `--reporter=${reporter}`);
  // `--passWithNoTests`, because all tests of the run may belong to the other tier.
  const args = [
    'run',
    '--project',
    name,
    '--retry=0',
    '--passWithNoTests',
    `--maxWorkers=${workers}`,
    ...reporters,
  ];
  const folder = quickFolder();
  const env = {
    ...process.env,
    TEST_TIER: tier,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    ...(folder && { TMPDIR: folder }),
  };
  const { status, output } = await outcome(bin('vitest'), [...args, `--outputFile.json=${file}`], {
    env,
    onMessage: onFile,
  });
  writeFileSync(file.replace(/json$/, 'log'), output);
  const report = readReport(file);
  if (!report) return broken(`the suite "${name}" died`, output.slice(-LOG_TAIL));
  return { ...countsOf(report, status), details: whyFailed(output) };
}

/**
 * Returns the part of Vitest's output about failures. It has the differences between values, which the JSON report
 * omits.
 */
function whyFailed(output) {
  const start = output.search(/^.*(Failed Suites|Failed Tests|Unhandled Errors)/m);
  return start < 0 ? '' : output.slice(start, start + MOST_DETAILS);
}
