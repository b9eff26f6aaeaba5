// npm run new:resource -- notices: writes a resource that compiles and registers it in menu, routes and catalogues.
// With --from contract/openapi.json#/paths/… (or #/components/schemas/…) its fields are those of that schema.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { placeOf } from './lib/fieldSource.mjs';
import { newResource } from './lib/newResource.mjs';
import { bin, root } from './lib/paths.mjs';
import { outcome } from './lib/run.mjs';
import { takenNames } from './lib/takenNames.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, into: { type: 'string', default: root } },
  });
  const [name, ...more] = positionals;
  if (!name) throw new Error('Name the resource: npm run new:resource -- notices');
  if (more.length > 0) throw new Error('One name at a time: npm run new:resource -- notices');
  const inside = (path) => join(values.into, path);
  const files = newResource(name, readSchema(values.from), {
    read: (path) => readFileSync(inside(path), 'utf8'),
    isThere: (path) => existsSync(inside(path)),
    isTaken: await takenNames(),
  });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(inside(path)), { recursive: true });
    writeFileSync(inside(path), text);
    console.log(path);
  }
  const written = Object.keys(files).map(inside);
  await outcome(bin('biome'), ['check', '--write', ...written], { cwd: root });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function readSchema(from) {
  if (!from) return undefined;
  const [path, pointer = ''] = from.split('#');
  const document = readJson(path);
  const schema = placeOf(document, pointer);
  if (schema.properties || schema.items) return { document, schema };
  throw new Error(`${from} has no record there: name one, as in ${path}#/components/schemas/Notice.`);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is no file of JSON: ${error.message}`);
  }
}
