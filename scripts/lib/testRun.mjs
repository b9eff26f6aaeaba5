import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcome } from './run.mjs';

/**
 * The contents of run.json, next to the reports of a completed run: its commit, whether files differed from it, the
 * suites that belong to it, and whether these are all of them (`npm run test:full`).
 * @typedef {{ commit: string | null, changed: boolean, whole: boolean, suites: string[] }} TestRun
 */

const noteOf = (folder) => join(folder, 'run.json');

/** Returns the report file of a suite. */
export const reportOf = (folder, suite) => join(folder, `${suite.replaceAll(' ', '-')}.json`);

/** Returns the current commit, and whether files differ from it. The commit is null outside a git checkout. */
export async function treeNow() {
  const git = (...args) => outcome('git', args).catch(() => ({ status: 1, output: '' }));
  const [head, differences] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')]);
  return head.status === 0
    ? { commit: head.output.trim(), changed: differences.output !== '' }
    : { commit: null, changed: false };
}

/** @param {string} folder @param {TestRun} run */
export const noteRun = (folder, run) => writeFileSync(noteOf(folder), `${JSON.stringify(run, null, 2)}\n`);

/** @returns {TestRun | null} null if no run was completed */
export const readRun = (folder) =>
  existsSync(noteOf(folder)) ? JSON.parse(readFileSync(noteOf(folder), 'utf8')) : null;

/**
 * Returns why the reports do not apply to the current checkout; empty if they do.
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
