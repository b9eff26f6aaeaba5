// npm test: everything that must hold, on a machine that has Node and npm. It ends with one line of its own,
// `N passed, N failed, N skipped`; the exit status matches it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { checkSpecification } from './lib/checkSpecification.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onOtherNode } from './lib/otherNode.mjs';
import { bin, root } from './lib/paths.mjs';
import { ensureChromium, ensureOpenssl, ensurePostgresql } from './lib/programs.mjs';
import { quickFolder } from './lib/quickFolder.mjs';
import { broken, countsOf, nothing, readReport, sum } from './lib/report.mjs';
import { outcome } from './lib/run.mjs';
import { reportOf, treeNow } from './lib/testRun.mjs';

const results = join(root, 'test-results');
/** As in vitest.config.ts. */
const WORKERS = Math.max(2, availableParallelism() - 1);
/** Of each of those that run side by side: one on two processors. */
const SHARE = Math.floor(WORKERS / 2);
const LOG_TAIL = 4000;
const MOST_DETAILS = 12_000;

/**
 * Three side by side, then the browsers: who waits for a database, a page or a program that it
 * starts leaves a processor idle. The browsers wait for the providers alone: while their demo is made there is room.
 */
async function allSuites(run) {
  const drawn = run('console', SHARE);
  const stored = async () => {
    await run('provider on postgresql', SHARE);
    await run('signatures', SHARE);
  };
  await Promise.all([run('provider on pglite', SHARE), stored()]);
  await Promise.all([drawn, run('unit', SHARE), run('e2e', WORKERS + 1)]);
}

/** A program that either succeeds or does not: it counts as one check. */
async function check(program, args) {
  const { status, output } = await outcome(program, args);
  return status === 0
    ? { ...nothing(), passed: 1 }
    : broken([program, ...args].join(' '), output.slice(-LOG_TAIL));
}

async function suite(name, workers) {
  const file = reportOf(results, name);
  const how = ['--retry=0', `--maxWorkers=${workers}`, '--reporter=default', '--reporter=json'];
  const args = ['run', '--project', name, ...how];
  const folder = quickFolder();
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...(folder && { TMPDIR: folder }) };
  const { status, output } = await outcome(bin('vitest'), [...args, `--outputFile.json=${file}`], { env });
  writeFileSync(file.replace(/json$/, 'log'), output);
  const report = readReport(file);
  if (!report) return broken(`the suite "${name}" died`, output.slice(-LOG_TAIL));
  return { ...countsOf(report, status), details: whyFailed(output) };
}

/** What Vitest itself says of failures, with the differences, which its JSON report leaves out. */
function whyFailed(output) {
  const start = output.search(/^.*(Failed Suites|Failed Tests|Unhandled Errors)/m);
  return start < 0 ? '' : output.slice(start, start + MOST_DETAILS);
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
  return counts;
}

function tell(name, { title, file, message }, details) {
  const where = file && ` (${relative(root, file)})`;
  const why = details ? '' : `\n      ${message.trim().split('\n').slice(0, 60).join('\n      ')}\n`;
  console.log(`  ✗ ${name}: ${title}${where}${why}`);
}

async function runAll() {
  const started = performance.now();
  const tree = await treeNow();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await ensureInstalled();
  process.env.CI ??= 'true';
  process.env.CHROMIUM_PATH = await ensureChromium();
  process.env.POSTGRESQL_BIN = await ensurePostgresql();
  await ensureOpenssl();

  const all = await Promise.all([
    timed('format', () => check(bin('biome'), ['format', '.'])),
    timed('lint', () => check(bin('biome'), ['ci', '--formatter-enabled=false', '.'])),
    timed('types', () => check(bin('tsc'), ['--noEmit', '-p', '.'])),
    timed('build', () => check('npm', ['run', '--silent', 'build'])),
  ]);
  const suites = [];
  await allSuites(async (name, workers) => {
    suites.push(name);
    all.push(await timed(name, () => suite(name, workers)));
  });
  all.push(await timed('specification', () => checkSpecification(results, { ...tree, suites })));
  const other = process.env.ALSO_ON_NODE;
  if (other) all.push(await timed(`on Node ${other}`, () => onOtherNode(other)));
  console.log(`all together ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return sum(all);
}

/** A machine that cannot run the tests is one failure, said in a sentence. */
const total = await runAll().catch((error) => {
  console.error(error.message);
  return broken('set-up', error.message);
});
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
