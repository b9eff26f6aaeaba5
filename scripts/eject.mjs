// npm run eject -- user list (or form, create, show): writes that view of a declared resource as plain react-admin code, for
// one that a declaration can no longer say. Give the component to the route in place of the declared one.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ejectCreate } from './lib/eject/create.mjs';
import { ejectForm } from './lib/eject/form.mjs';
import { leftOut, leftOutNote } from './lib/eject/leftOut.mjs';
import { ejectList } from './lib/eject/list.mjs';
import { ejectShow } from './lib/eject/show.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root } from './lib/paths.mjs';
import { outcome } from './lib/run.mjs';

const views = { list: ejectList, form: ejectForm, create: ejectCreate, show: ejectShow };

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string', default: root } },
  });
  const [name, view] = positionals;
  const eject = Object.hasOwn(views, view ?? '') ? views[view] : undefined;
  if (!name || !eject)
    throw new Error(`Say which: npm run eject -- user list. There are: ${Object.keys(views).join(', ')}.`);
  await ensureInstalled();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'src/resources/index.ts'), { configFile: false });
  const resource = module.resources.find((one) => one.name === name);
  const known = module.resources.map((one) => one.name).join(', ');
  if (!resource) throw new Error(`No resource is declared as "${name}". There are: ${known}.`);
  const { path, text, beside } = eject(resource);
  const there = ({ path: one }) => existsSync(join(values.into, one));
  if (there({ path })) throw new Error(`${path} is there already.`);
  // What several views share is written with the first of them, and stays as it has become since.
  const shared = beside && !there(beside) ? [beside] : [];
  for (const one of [{ path, text: leftOutNote(resource, view) + text }, ...shared]) {
    const file = join(values.into, one.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, one.text);
    await outcome(bin('biome'), ['check', '--write', file], { cwd: root });
    console.log(one.path);
  }
  const parts = leftOut(resource, view);
  if (parts.length > 0) console.log(['Not carried over:', ...parts].join('\n  - '));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
