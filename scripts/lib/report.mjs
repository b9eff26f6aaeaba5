import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ title: string, file: string, message: string }} Failure
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[] }} Counts
 */

/** @returns {Counts} */
export const nothing = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

/** Returns counts for something that could not run at all: one failure. */
export const broken = (title, message) => ({
  ...nothing(),
  failed: 1,
  failures: [{ title, file: '', message }],
});

/** @param {Counts[]} counts */
export const sum = (counts) =>
  counts.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
    }),
    nothing(),
  );

/**
 * Returns the counts of a suite, from Vitest's JSON report and its exit status. A file that could not be loaded or set
 * up, a suite without tests and a run that failed although every test passed each count as one failure.
 * @param {{ testResults: { name: string, status: string, message?: string, assertionResults: any[] }[] }} report
 * @param {number} status
 * @returns {Counts}
 */
export function countsOf(report, status) {
  const counts = sum(report.testResults.map(countsOfFile));
  if (counts.passed + counts.failed === 0) return sum([counts, broken('no test ran', 'The suite is empty.')]);
  if (status !== 0 && counts.failed === 0) {
    return sum([counts, broken('the run failed outside its tests', 'Its log says why.')]);
  }
  return counts;
}

function countsOfFile({ name, status, message, assertionResults }) {
  const counts = nothing();
  for (const { status: outcome, fullName, failureMessages } of assertionResults) {
    if (outcome === 'passed') counts.passed += 1;
    else if (outcome === 'failed') {
      counts.failed += 1;
      counts.failures.push({ title: fullName, file: name, message: failureMessages.join('\n') });
    } else counts.skipped += 1;
  }
  if (status !== 'failed' || counts.failed > 0) return counts;
  return sum([
    counts,
    {
      ...broken('the file could not run', message ?? ''),
      failures: [{ title: 'the file could not run', file: name, message: message ?? '' }],
    },
  ]);
}

/** Reads a report; null when the suite crashed before it wrote one. */
export const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);
