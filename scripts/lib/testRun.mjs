import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcome } from './run.mjs';

/**
 * The contents of run.json, beside the reports of a run that came to its end: its commit, whether files differed from
 * that, the suites that belong to it, and whether these are all of them (`npm run test:full`).
 * @typedef {{ commit: string | null, changed: boolean, whole: boolean, suites: string[] }} TestRun
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
 * @param {string} command that makes them
 */
export function outdated(run, head, command) {
  if (!run) return `There are no reports: run ${command} to its end first.`;
  if (run.commit === head) return '';
  const of = run.commit ? `of the commit ${run.commit}` : 'of no commit';
  return `The reports are ${of}, and this is ${head ?? 'none'}: run ${command} again.`;
}
