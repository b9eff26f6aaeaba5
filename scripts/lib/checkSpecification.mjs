import { judgeRun } from './judgeRun.mjs';
import { broken, nothing, sum } from './report.mjs';
import { noteRun } from './testRun.mjs';

const HINT = '"npm run spec" counts what is proven.';

/**
 * Runs the last step of npm run test:full: records the commit of the reports, and fails if a title is malformed or a
 * statement is no longer proven.
 * @param {string} folder of the reports
 * @param {import('./testRun.mjs').TestRun} run
 * @returns {import('./report.mjs').Counts}
 */
export function checkSpecification(folder, run) {
  noteRun(folder, run);
  const { wrong } = judgeRun(folder, run.suites);
  return wrong.length === 0
    ? { ...nothing(), passed: 1 }
    : sum(wrong.map((sentence) => broken(sentence, HINT)));
}
