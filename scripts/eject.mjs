// npm run eject -- user list (or form, create, show): writes that view of a declared resource as a component made of
// the console's parts, when a declaration is no longer enough, and prints how to change the declaration.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ejectView, VIEWS } from './lib/eject/views.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root } from './lib/paths.mjs';
import { outcome } from './lib/run.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string', default: root } },
  });
  const [name, view] = positionals;
  if (!name || !Object.hasOwn(VIEWS, view ?? ''))
    throw new Error(`Say which: npm run eject -- user list. There are: ${Object.keys(VIEWS).join(', ')}.`);
  await ensureInstalled();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'src/resources/index.ts'), { configFile: false });
  const resource = module.resources.find((one) => one.name === name);
  const known = module.resources.map((one) => one.name).join(', ');
  if (!resource) throw new Error(`No resource is declared as "${name}". There are: ${known}.`);
  const { path, text, declare } = ejectView(resource, view);
  const file = join(values.into, path);
  if (existsSync(file)) throw new Error(`${path} is there already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  await outcome(bin('biome'), ['check', '--write', file], { cwd: root });
  console.log(`${path}\nIn its declaration:\n  ${declare},`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
