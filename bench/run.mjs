// npm run bench: our console against peers, side by side in one run, in the Chromium of this machine. It prints
// tables and writes bench/results/. `-- --runs 9` changes how often each list is measured (5 times),
// `-- --only import` measures that alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { ensureChromium } from '../scripts/lib/programs.mjs';
import { run } from '../scripts/lib/run.mjs';

const RUNS = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 5;

const browsedBenches = { 'first-screen': 'firstScreen', list: 'lists', matrix: 'matrix', import: 'imports' };
/** Each by the name of its file and of what it exports. */
const otherBenches = {
  signatures: 'signatures',
  bulk: 'bulk',
  api: 'api',
  typing: 'typing',
  start: 'starting',
};
const names = Object.keys({ ...browsedBenches, ...otherBenches });
const only = process.argv.includes('--only') && process.argv[process.argv.indexOf('--only') + 1];
if (process.argv.includes('--only') && !names.includes(only)) {
  console.error(`There is no benchmark "${only ?? ''}": ${names.join(', ')}.`);
  process.exit(1);
}

await ensureInstalled();
await run('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });

const asked = (benches) => Object.entries(benches).filter(([name]) => !only || name === only);
const results = [];
const browsed = asked(browsedBenches);
if (browsed.length > 0) {
  process.env.CHROMIUM_PATH = await ensureChromium();
  const { buildPeers } = await import('./lib/peers.mjs');
  await buildPeers();
  const { withConsole } = await import('./lib/console.mjs');
  const benches = {
    ...(await import('./lib/comparisons.mjs')),
    ...(await import('./lib/matrix.mjs')),
    ...(await import('./lib/importing.mjs')),
  };
  await withConsole(async (sides) => {
    for (const [, bench] of browsed) results.push(await benches[bench](sides, RUNS));
  });
}
for (const [, bench] of asked(otherBenches))
  results.push(await (await import(`./lib/${bench}.mjs`))[bench](RUNS));
const folder = join(root, 'bench/results');
mkdirSync(folder, { recursive: true });
for (const result of results) {
  const machine = { node: process.versions.node, cores: cpus().length, processor: cpus()[0]?.model };
  writeFileSync(join(folder, `${result.name}.json`), `${JSON.stringify({ ...result, machine }, null, 2)}\n`);
}
const missed = results.flatMap(({ targets }) => targets).filter(({ met }) => !met);
for (const { what, value, wanted } of missed) console.log(`missed: ${what} is ${value}, wanted ${wanted}`);
process.exitCode = missed.length > 0 ? 1 : 0;
