// npm run eject -- user list (or form, create, show): writes that view of a declared resource as plain ra-core code, for
// one that a declaration can no longer say. Give the component to the route in place of the declared one.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ejectCreate } from './lib/ejectCreate.mjs';
import { ejectForm } from './lib/ejectForm.mjs';
import { leftOut, leftOutNote } from './lib/ejectLeftOut.mjs';
import { ejectList } from './lib/ejectList.mjs';
import { ejectShow } from './lib/ejectShow.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root } from './lib/paths.mjs';
import { outcome } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: root } },
});
const [name, view] = positionals;
const views = { list: ejectList, form: ejectForm, create: ejectCreate, show: ejectShow };

try {
  const eject = views[view];
  if (!name || !eject)
    throw new Error(`Say which: npm run eject -- user list. There are: ${Object.keys(views).join(', ')}.`);
  await ensureInstalled();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'src/resources/index.ts'), { configFile: false });
  const resource = module.resources.find((one) => one.name === name);
  const known = module.resources.map((one) => one.name).join(', ');
  if (!resource) throw new Error(`No resource is declared as "${name}". There are: ${known}.`);
  const { path, text } = eject(resource);
  const file = join(values.into, path);
  if (existsSync(file)) throw new Error(`${path} is there already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, leftOutNote(resource, view) + text);
  await outcome(bin('biome'), ['check', '--write', file], { cwd: root });
  console.log(path);
  const parts = leftOut(resource, view);
  if (parts.length > 0) console.log(['Not carried over:', ...parts].join('\n  - '));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
