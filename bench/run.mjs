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

await ensureInstalled();
process.env.CHROMIUM_PATH = await ensureChromium();
await run('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const { buildPeers } = await import('./lib/peers.mjs');
await buildPeers();
const { withConsole } = await import('./lib/console.mjs');
const { firstScreen, lists } = await import('./lib/comparisons.mjs');
const { imports } = await import('./lib/importing.mjs');
const { signatures } = await import('./lib/signatures.mjs');

const only = process.argv[process.argv.indexOf('--only') + 1];
const benches = {
  'first-screen': firstScreen,
  list: lists,
  import: imports,
  signatures: (_sides, runs) => signatures(runs),
};
const results = await withConsole(async (sides) => {
  const done = [];
  for (const [name, bench] of Object.entries(benches)) {
    if (!process.argv.includes('--only') || only === name) done.push(await bench(sides, RUNS));
  }
  return done;
});
const folder = join(root, 'bench/results');
mkdirSync(folder, { recursive: true });
for (const result of results) {
  const machine = { node: process.versions.node, cores: cpus().length, processor: cpus()[0]?.model };
  writeFileSync(join(folder, `${result.name}.json`), `${JSON.stringify({ ...result, machine }, null, 2)}\n`);
}
const missed = results.flatMap(({ targets }) => targets).filter(({ met }) => !met);
for (const { what, value, wanted } of missed) console.log(`missed: ${what} is ${value}, wanted ${wanted}`);
process.exitCode = missed.length > 0 ? 1 : 0;
