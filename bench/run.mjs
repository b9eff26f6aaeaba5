// npm run bench: our console against peers, side by side in one run, in the Chromium of this machine. It prints its
// plan, its progress and tables, and writes bench/results/. `-- --only import` measures that alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { ensurePrograms } from '../scripts/lib/programs.mjs';
import { run } from '../scripts/lib/run.mjs';
import { benches } from './benches.mjs';
import { printTargets } from './lib/report.mjs';

const names = Object.keys(benches);
const only = process.argv.includes('--only') && process.argv[process.argv.indexOf('--only') + 1];
if (process.argv.includes('--only') && !names.includes(only)) {
  console.error(`There is no benchmark "${only ?? ''}": ${names.join(', ')}.`);
  process.exit(1);
}
const asked = names.filter((name) => !only || name === only);
const [browsed, others] = [true, false].map((inBrowser) =>
  asked.filter((name) => Boolean(benches[name].browser) === inBrowser),
);
const minutes = (list) => list.reduce((sum, name) => sum + benches[name].minutes, 0);
console.log(
  `This measures ${asked.join(', ')}: about ${minutes(asked)} minutes, and two before them to build.`,
);

await ensureInstalled();
await run('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });

const targets = [];
if (browsed.length > 0) {
  Object.assign(process.env, await ensurePrograms('chromium'));
  const { buildPeers } = await import('./lib/peers.mjs');
  console.log('Building the peers …');
  await buildPeers();
  const { withConsole } = await import('./lib/console.mjs');
  await withConsole(async (sides) => {
    for (const name of browsed) await measure(name, (bench, rounds) => bench(sides, rounds));
  });
}
for (const name of others) await measure(name, (bench, rounds) => bench(rounds));

async function measure(name, work) {
  const later = asked.slice(asked.indexOf(name) + 1);
  const then = later.length > 0 ? `; then about ${minutes(later)} minutes for ${later.join(', ')}` : '';
  console.log(`\n${name}: about ${benches[name].minutes} minutes${then}.`);
  const { file, rounds } = benches[name];
  const bench = (await import(`./lib/${file}.mjs`))[file];
  const result = await work(bench, rounds);
  printTargets(result.targets);
  targets.push(...result.targets);
  write(name, result);
}

function write(name, result) {
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const machine = { node: process.versions.node, cores: cpus().length, processor: cpus()[0]?.model };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ name, ...result, machine }, null, 2)}\n`);
}

const missed = targets.filter(({ met }) => met === 'NO');
for (const { what, value, wanted } of missed) console.log(`missed: ${what} is ${value}, wanted ${wanted}`);
process.exitCode = missed.length > 0 ? 1 : 0;
