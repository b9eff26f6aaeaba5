import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { broken, nothing } from './report.mjs';
import { outcome } from './run.mjs';

/**
 * @typedef {{ id: string, package: string, title: string, severity: string }} Advisory
 * @typedef {{ package: string, reason: string, reviewed: string }} Accepted why an advisory does not concern us, and
 *   the day (YYYY-MM-DD) on which somebody looked at it
 */

/** The reviewed advisories, by their identifier (GHSA-…). */
const ACCEPTED = join(root, 'scripts', 'acceptedAdvisories.json');

/**
 * Asks npm's registry for advisories about shipped packages, and compares them with the reviewed ones. Counts as one
 * passed or failed check; if the registry does not answer, prints a line and counts as skipped.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {Record<string, Accepted>} [accepted]
 */
export async function checkAdvisories(
  env = process.env,
  accepted = JSON.parse(readFileSync(ACCEPTED, 'utf8')),
) {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { output } = await outcome('npm', args, { env });
  const found = advisoriesIn(output);
  if (!found) {
    console.log('npm audit is skipped: the registry says nothing about advisories.');
    return { ...nothing(), skipped: 1 };
  }
  const problems = judgeAdvisories(found, accepted);
  return problems.length === 0
    ? { ...nothing(), passed: 1 }
    : broken('npm audit --omit=dev', problems.join('\n'));
}

/**
 * Parses the output of `npm audit --json`.
 * @param {string} output which may begin with warnings
 * @returns {Advisory[] | undefined} undefined when npm could not ask
 */
export function advisoriesIn(output) {
  const report = jsonIn(output);
  if (!report?.vulnerabilities) return undefined;
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    // A text is the name of another package that is the cause, and whose own entry has the advisory.
    .filter((cause) => typeof cause === 'object')
    .map(({ url, name, title, severity }) => ({ id: url.split('/').at(-1), package: name, title, severity }));
  return [...new Map(advisories.map((one) => [`${one.id} ${one.package}`, one])).values()];
}

function jsonIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

/**
 * Returns a sentence for each advisory without a review, and for each review without an advisory.
 * @param {readonly Advisory[]} found
 * @param {Record<string, Accepted>} accepted
 */
export function judgeAdvisories(found, accepted) {
  const isAccepted = ({ id, package: name }) => accepted[id]?.package === name;
  return [
    ...found
      .filter((advisory) => !isAccepted(advisory))
      .map(({ id, package: name, title, severity }) => `${name}: ${title} (${severity}, ${id})`),
    ...Object.entries(accepted)
      .filter(([id, { package: name }]) => !found.some((one) => one.id === id && one.package === name))
      .map(
        ([id]) => `${id} is accepted in scripts/acceptedAdvisories.json, and concerns us no more: remove it.`,
      ),
  ];
}
