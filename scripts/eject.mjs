// npm run eject -- user list: writes the list of a declared resource as plain ra-core code, for a list that a
// declaration can no longer say. Give the component to the route in place of the declared one.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ejectList } from './lib/ejectList.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root } from './lib/paths.mjs';
import { outcome } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: root } },
});
const [name, view] = positionals;

try {
  if (!name || view !== 'list')
    throw new Error('Say which: npm run eject -- user list. Lists can be ejected so far.');
  await ensureInstalled();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'src/resources/index.ts'), { configFile: false });
  const resource = module.resources.find((one) => one.name === name);
  const known = module.resources.map((one) => one.name).join(', ');
  if (!resource) throw new Error(`No resource is declared as "${name}". There are: ${known}.`);
  const { path, text } = ejectList(resource);
  const file = join(values.into, path);
  if (existsSync(file)) throw new Error(`${path} is there already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  await outcome(bin('biome'), ['check', '--write', file], { cwd: root });
  console.log(path);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
