import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

/** How long a run takes: as it is in the repository, and as the last green one on this machine was. */
const TYPICAL = join(root, 'tests', 'durations.json');
const LAST = join(root, '.cache', 'durations.json');
/** Shorter files, in seconds, are not listed. */
const LISTED_FROM = 2;

/**
 * @typedef {{ files: number, seconds: number, slowest: Record<string, number> }} SuiteDurations seconds of all files
 * @typedef {{ seconds: number, tests: number, suites: Record<string, SuiteDurations> }} Durations of a whole run
 */

/** @returns {Durations} of the last green run on this machine, else the typical ones */
export function readDurations() {
  return JSON.parse(readFileSync(existsSync(LAST) ? LAST : TYPICAL, 'utf8'));
}

/** Seconds that a file takes by these durations; of one that is not listed, what such a file takes on average. */
export function secondsOf({ suites }, suite, file) {
  const known = suites[suite];
  if (!known) return 0;
  const listed = Object.values(known.slowest);
  const others = known.seconds - listed.reduce((sum, seconds) => sum + seconds, 0);
  return known.slowest[file] ?? Math.max(0, others) / Math.max(1, known.files - listed.length);
}

/**
 * The files of a suite, the slowest first, from Vitest's JSON report.
 * @returns {{ file: string, seconds: number }[]}
 */
export const filesOf = ({ testResults }) =>
  testResults
    .map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds);

/**
 * What a run took, in a few lines of JSON.
 * @param {{ seconds: number, tests: number, reports: Record<string, any> }} run the report of each suite by its name
 * @returns {Durations}
 */
export function durationsOf({ seconds, tests, reports }) {
  const rounded = (value) => Number(value.toFixed(1));
  const suites = Object.entries(reports).map(([name, report]) => {
    const files = filesOf(report);
    const listed = files.filter((one) => one.seconds >= LISTED_FROM);
    const slowest = Object.fromEntries(listed.map((one) => [one.file, rounded(one.seconds)]));
    const all = rounded(files.reduce((sum, one) => sum + one.seconds, 0));
    return [name, { files: files.length, seconds: all, slowest }];
  });
  return { seconds: Math.round(seconds), tests, suites: Object.fromEntries(suites) };
}

/** Keeps durations for the next run on this machine; as the typical ones, when asked to. @param {Durations} durations */
export function keepDurations(durations, { typical = false } = {}) {
  const path = typical ? TYPICAL : LAST;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(durations, null, 2)}\n`);
}
