// npm test: everything that must hold, on a machine that has Node and npm. It ends with one line of its own,
// `N passed, N failed, N skipped`; the exit status matches it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { onOtherNode } from './lib/otherNode.mjs';
import { bin, root } from './lib/paths.mjs';
import { ensureChromium, ensureOpenssl, ensurePostgresql } from './lib/programs.mjs';
import { quickFolder } from './lib/quickFolder.mjs';
import { broken, countsOf, nothing, readReport, sum } from './lib/report.mjs';
import { outcome } from './lib/run.mjs';

const results = join(root, 'test-results');
/** As in vitest.config.ts. */
const WORKERS = Math.max(2, availableParallelism() - 1);
/**
 * What runs one after the other; within a stage, what runs side by side, each lane with so many workers. One more than
 * there are processors: who waits for a database, a browser or a program that it starts leaves one idle.
 */
const STAGES = [
  {
    workers: Math.floor(WORKERS / 2),
    lanes: [['provider on pglite'], ['provider on postgresql', 'signatures'], ['console']],
  },
  // The demo for the browsers is made by one process, which leaves another idle.
  { workers: WORKERS + 1, lanes: [['e2e'], ['unit']] },
];
const LOG_TAIL = 4000;
const MOST_DETAILS = 12_000;

/** A program that either succeeds or does not: it counts as one check. */
async function check(program, args) {
  const { status, output } = await outcome(program, args);
  return status === 0
    ? { ...nothing(), passed: 1 }
    : broken([program, ...args].join(' '), output.slice(-LOG_TAIL));
}

async function suite(name, workers) {
  const file = join(results, `${name.replaceAll(' ', '-')}.json`);
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
  for (const { workers, lanes } of STAGES) {
    const inTurn = async (names) => {
      for (const name of names) all.push(await timed(name, () => suite(name, workers)));
    };
    await Promise.all(lanes.map(inTurn));
  }
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
