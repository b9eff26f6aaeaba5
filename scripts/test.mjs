// npm test: everything that must hold, on a machine that has Node and npm. It ends with one line of its own,
// `N passed, N failed, N skipped`; the exit status matches it. `npm run test:full` runs on PGlite what npm test runs on
// PostgreSQL alone, and the long tests that prove no statement (*.full.test.ts, longTest), too, and starts the package on Node 22
// and 24 after the unit suite there; ALSO_ON_NODE=22 does that in `npm test`. `-- --typical` keeps the durations of the run in tests/durations.json.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { checkSpecification } from './lib/checkSpecification.mjs';
import { durationsOf, filesOf, keepDurations, readDurations } from './lib/durations.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onOtherNode } from './lib/otherNode.mjs';
import { bin, results, root } from './lib/paths.mjs';
import { ensurePrograms } from './lib/programs.mjs';
import { progressOf } from './lib/progress.mjs';
import { broken, nothing, readReport, sum } from './lib/report.mjs';
import { outcome } from './lib/run.mjs';
import { suite } from './lib/suite.mjs';
import { reportOf, treeNow } from './lib/testRun.mjs';

const full = process.argv.includes('--full');
const typical = process.argv.includes('--typical');
/** As in vitest.config.ts. */
const WORKERS = Math.max(2, availableParallelism() - 1);
/** Of each of those that run side by side: one on two processors. */
const SHARE = Math.floor(WORKERS / 2);
const EVERY = 30_000;
const LOG_TAIL = 4000;
const SLOWEST = 20;

const stored = ['provider on postgresql', 'provider on pglite', ...(full ? ['rest on pglite'] : [])];
const suites = ['console', ...stored, 'unit', 'programs', 'signatures', 'e2e'];
const started = performance.now();
const elapsed = () => (performance.now() - started) / 1000;
const progress = progressOf(readDurations(), suites);
/** Of everything that has run. */
const all = [];

async function runAll() {
  if (full) process.env.FULL_TESTS = '1';
  const tree = await treeNow();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  console.log(progress.plan());
  process.env.CI ??= 'true';
  const programs = ensurePrograms('chromium', 'postgresql', 'openssl', 'swift').then((settings) => {
    Object.assign(process.env, settings);
  });
  // Said at once, and again at the end: some minutes of tests come before what needs them.
  programs.catch(({ message }) => console.error(`${message}\nWhat needs none of it is tested all the same.`));
  await ensureInstalled();
  await allSuites(programs);
  await timed('specification', () => checkSpecification(results, { ...tree, suites }));
  const others = process.env.ALSO_ON_NODE?.split(',') ?? (full ? ['22', '24'] : []);
  for (const other of others) await timed(`on Node ${other}`, () => onOtherNode(other));
  return sum(all);
}

/**
 * Three side by side, then the browsers: who waits for a database, a page or a program that it starts leaves a
 * processor idle. What needs nothing but the packages begins while the programs are installed.
 */
async function allSuites(programs) {
  const [onPostgresql, ...onPglite] = stored;
  // The tests that start the built provider look for it here.
  const built = timed('build', () => check('npm', ['run', '--silent', 'build']));
  const ready = Promise.all([built, programs]);
  const checked = async () => {
    await built;
    // Each checker works out for itself what the others know too: four of them take twice the processor's time of one.
    await timed('types', () => check(bin('tsc'), ['--noEmit', '-p', '.', '--checkers', String(SHARE)]));
    await timed('format and lint', () => check(bin('biome'), ['ci', '.']));
    await run('unit', SHARE);
    await ready;
    for (const name of [...onPglite, 'programs', 'signatures']) await run(name, SHARE);
  };
  const served = async () => {
    await ready;
    await run(onPostgresql, SHARE);
  };
  const seen = async () => {
    await inTurn([checked(), served()]);
    await run('e2e', WORKERS + 1);
  };
  await inTurn([run('console', SHARE), seen()]);
}

/** Waits for all of them, also where one fails: nothing is left at work. */
async function inTurn(works) {
  const ended = await Promise.allSettled(works);
  const failure = ended.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
}

/** A program that either succeeds or does not: it counts as one check. */
async function check(program, args) {
  const { status, output } = await outcome(program, args);
  return status === 0
    ? { ...nothing(), passed: 1 }
    : broken([program, ...args].join(' '), output.slice(-LOG_TAIL));
}

async function run(name, workers) {
  progress.begin(name);
  await timed(name, () => suite(name, { workers, onFile: (ended) => progress.file(name, ended) }));
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
  for (const failure of counts.failures) tell(name, failure, counts.details);
  if (counts.details) console.log(`\n${counts.details}\n`);
  all.push(counts);
}

function tell(name, { title, file, message }, details) {
  const where = file && ` (${relative(root, file)})`;
  const why = details ? '' : `\n      ${message.trim().split('\n').slice(0, 60).join('\n      ')}\n`;
  console.log(`  ✗ ${name}: ${title}${where}${why}`);
}

/** Says which files took longest; what a green run took is where the next one begins. */
function tellDurations({ passed, failed }) {
  const reports = suites.flatMap((name) => {
    const report = readReport(reportOf(results, name));
    return report ? [[name, report]] : [];
  });
  const files = reports.flatMap(([name, report]) => filesOf(report).map((one) => ({ name, ...one })));
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  console.log(`The ${slowest.length} slowest files:`);
  for (const { name, file, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file} (${name})`);
  }
  console.log(`all together ${elapsed().toFixed(0)} s`);
  if (failed > 0 || full) return;
  const run = { seconds: elapsed(), tests: passed, reports: Object.fromEntries(reports) };
  keepDurations(durationsOf(run), { typical });
}

const saying = setInterval(() => console.log(progress.line(elapsed())), EVERY);
/** A machine that cannot run the tests is one failure, said in a sentence. */
const total = await runAll().catch((error) => {
  console.error(error.message);
  return sum([...all, broken('set-up', error.message)]);
});
clearInterval(saying);
tellDurations(total);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
