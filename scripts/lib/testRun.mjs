import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcome } from './run.mjs';

/**
 * What stands in run.json beside the reports of a run that came to its end: of which commit it was, whether files
 * differed from it (null where git is not asked), and which suites belong to it.
 * @typedef {{ commit: string | null, changed: boolean, suites: string[] }} TestRun
 */

const noteOf = (folder) => join(folder, 'run.json');

/** The file of a suite's report. */
export const reportOf = (folder, suite) => join(folder, `${suite.replaceAll(' ', '-')}.json`);

/** The commit that is checked out, and whether files differ from it. */
export async function treeNow() {
  const git = (...args) => outcome('git', args).catch(() => ({ status: 1, output: '' }));
  const [head, differences] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')]);
  return head.status === 0
    ? { commit: head.output.trim(), changed: differences.output !== '' }
    : { commit: null, changed: false };
}

/** @param {string} folder @param {TestRun} run */
export const noteRun = (folder, run) => writeFileSync(noteOf(folder), `${JSON.stringify(run, null, 2)}\n`);

/** @returns {TestRun | null} null where no run came to its end */
export const readRun = (folder) =>
  existsSync(noteOf(folder)) ? JSON.parse(readFileSync(noteOf(folder), 'utf8')) : null;

/**
 * Why the reports say nothing of what is checked out now; empty where they do.
 * @param {TestRun | null} run
 * @param {string | null} head
 */
export function outdated(run, head) {
  if (!run) return 'There are no reports of a whole run: run npm test to its end first.';
  if (run.commit === head) return '';
  const of = run.commit ? `of the commit ${run.commit}` : 'of no commit';
  return `The reports are ${of}, and this is ${head ?? 'none'}: run npm test again.`;
}
