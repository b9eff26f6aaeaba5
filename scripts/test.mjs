// npm test: everything that must hold on a machine with Node, npm and a Chromium. `npm run test:full` adds everything
// else: PostgreSQL, OpenSSL, Swift, kills, backups, every browser test, all numbered statements, Node 22 and 24. `npm
// run test:full -- --rest` runs only these additions, after an `npm test` of the same commit. The last line is `N
// passed, N failed, N skipped`, and the exit status agrees with it.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { filesOfTier } from '../tests/fixtures/tierFiles.mjs';
import { checkAdvisories } from './lib/advisories.mjs';
import { buildStale } from './lib/build.mjs';
import { checkSpecification } from './lib/checkSpecification.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onOtherNode } from './lib/otherNode.mjs';
import { bin, results, root } from './lib/paths.mjs';
import { ensurePrograms } from './lib/programs.mjs';
import { progressOf } from './lib/progress.mjs';
import { broken, nothing, readReport, sum } from './lib/report.mjs';
import { outcome } from './lib/run.mjs';
import { suite } from './lib/suite.mjs';
import { noteRun, outdated, readRun, reportOf, treeNow } from './lib/testRun.mjs';

const rest = process.argv.includes('--rest');
const tiers = rest ? ['rest'] : process.argv.includes('--full') ? ['quick', 'rest'] : ['quick'];
/** Number of workers, the same as in vitest.config.ts. */
const WORKERS = Math.max(2, availableParallelism() - 1);
/** The workers of each of two concurrent suites. */
const SHARE = Math.floor(WORKERS / 2);
const EVERY = 30_000;
const LOG_TAIL = 4000;
const SLOWEST = 20;

const suitesOf = {
  quick: ['console', 'unit', 'signatures', 'provider on pglite', 'e2e'],
  rest: ['console', 'provider on postgresql', 'programs', 'signatures', 'provider on pglite', 'e2e'],
};
const reportName = (tier, name) => `${tier} ${name}`;
const reportsOf = (some) => some.flatMap((tier) => suitesOf[tier].map((name) => reportName(tier, name)));

const started = performance.now();
const elapsed = () => (performance.now() - started) / 1000;
const progress = progressOf(filesToRun());
/** The counts of everything that has run. */
const all = [];

function filesToRun() {
  const files = {};
  for (const tier of tiers) {
    for (const name of suitesOf[tier]) files[name] = (files[name] ?? 0) + filesOfTier(name, tier).length;
  }
  return files;
}

async function runAll() {
  process.env.CI ??= 'true';
  const tree = await treeNow();
  if (rest) {
    const refusal = outdated(readRun(results), tree.commit, 'npm test');
    if (refusal) throw new Error(refusal);
  } else {
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results, { recursive: true });
  }
  await ensureInstalled();
  if (tiers.includes('quick')) await runQuick();
  if (tiers.includes('rest')) {
    await runRest();
    await timed('advisories', () => checkAdvisories());
    await timed('specification', () =>
      checkSpecification(results, { ...tree, whole: true, suites: reportsOf(['quick', 'rest']) }),
    );
    for (const other of ['22', '24']) await timed(`on Node ${other}`, () => onOtherNode(other));
  } else noteRun(results, { ...tree, whole: false, suites: reportsOf(['quick']) });
  return sum(all);
}

async function runQuick() {
  const chromium = ensurePrograms('chromium').then(
    (settings) => Object.assign(process.env, settings),
    ({ message }) => console.error(message),
  );
  const built = timed('build', () => check('npm', ['run', '--silent', 'build']));
  const checked = async () => {
    await built;
    // Each checker repeats work that the others have done: four of them take twice the CPU time of one.
    await timed('types', () => check(bin('tsc'), ['--noEmit', '-p', '.', '--checkers', String(SHARE)]));
    await timed('format and lint', () => check(bin('biome'), ['ci', '.']));
    for (const name of ['unit', 'signatures', 'provider on pglite']) await run('quick', name, SHARE);
    if (await chromium) return run('quick', 'e2e', WORKERS);
    console.log('The walks in a browser are skipped: there is no Chromium on this machine (see above).');
    all.push({ ...nothing(), skipped: filesOfTier('e2e', 'quick').length });
  };
  await allOf([run('quick', 'console', SHARE), checked()]);
}

async function runRest() {
  Object.assign(
    process.env,
    await ensurePrograms(
      'chromium',
      'postgresql',
      'openssl',
      'swift',
      'pdfsig',
      'xmlsec1',
      'xmllint',
      'pgbouncer',
    ),
  );
  // Some tests start the built provider.
  await buildStale();
  const beside = async () => {
    for (const name of ['programs', 'signatures', 'console', 'provider on pglite']) {
      await run('rest', name, SHARE);
    }
  };
  // Two suites at the same time, because a suite that waits for a database or a process leaves a processor idle.
  await allOf([run('rest', 'provider on postgresql', SHARE), beside()]);
  await run('rest', 'e2e', WORKERS + 1);
}

/** Waits for all of them, even if one fails, so that no work is left running. */
async function allOf(works) {
  const ended = await Promise.allSettled(works);
  const failure = ended.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
}

/** Runs a program that either succeeds or fails, as one check. */
async function check(program, args) {
  const { status, output } = await outcome(program, args);
  return status === 0
    ? { ...nothing(), passed: 1 }
    : broken([program, ...args].join(' '), output.slice(-LOG_TAIL));
}

async function run(tier, name, workers) {
  progress.begin(name);
  await timed(name, () =>
    suite(name, {
      tier,
      report: reportOf(results, reportName(tier, name)),
      workers,
      onFile: (ended) => progress.file(name, ended),
    }),
  );
  progress.end(name);
}

async function timed(name, work) {
  const start = performance.now();
  const counts = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const mark = counts.failed === 0 ? '✓' : '✗';
  const { passed, failed, skipped } = counts;
  console.log(
    `${mark} ${name.padEnd(24)} ${passed} passed, ${failed} failed, ${skipped} skipped ${seconds} s`,
  );
  all.push({ name, ...counts });
}

/** Escapes a title for use as a pattern in shell quotes. */
const patternOf = (title) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", '.');

/** Prints every failure, with the command that runs only that test. */
function printFailures() {
  for (const { name, failures, details } of all) {
    for (const { title, file, message } of failures) {
      const path = file && relative(root, file);
      console.log(`✗ ${name ?? ''}: ${title}`);
      if (path) console.log(`    npx vitest run --project '${name}' ${path} -t '${patternOf(title)}'`);
      if (!details) console.log(`    ${message.trim().split('\n').slice(0, 60).join('\n    ')}`);
    }
    if (details) console.log(`\n${details}\n`);
  }
}

function printSlowest() {
  const files = reportsOf(tiers).flatMap((name) =>
    (readReport(reportOf(results, name))?.testResults ?? []).map((file) => ({
      name,
      file: relative(root, file.name),
      seconds: (file.endTime - file.startTime) / 1000,
    })),
  );
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  console.log(`The ${slowest.length} slowest files:`);
  for (const { name, file, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file} (${name})`);
  }
}

const saying = setInterval(() => console.log(progress.line(elapsed())), EVERY);
/** A machine that cannot run the tests is one failure, reported in a sentence. */
const total = await runAll().catch((error) => {
  all.push(broken('set-up', error.message));
  return sum(all);
});
clearInterval(saying);
printSlowest();
console.log(`All together ${elapsed().toFixed(0)} s.`);
printFailures();
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
