// npm run new:resource -- notices: writes a resource that compiles and makes it known to menu, routes and catalogues.
// With --from contract/openapi.json#/paths/… (or #/components/schemas/…) its fields are those of that schema.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { placeOf } from './lib/fieldSource.mjs';
import { newResource } from './lib/newResource.mjs';
import { bin, root } from './lib/paths.mjs';
import { outcome } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, into: { type: 'string', default: root } },
});
const [name] = positionals;

try {
  if (!name) throw new Error('Name the resource: npm run new:resource -- notices');
  const files = newResource(name, readSchema(values.from), (path) =>
    readFileSync(join(values.into, path), 'utf8'),
  );
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(values.into, path)), { recursive: true });
    writeFileSync(join(values.into, path), text);
    console.log(path);
  }
  const written = Object.keys(files).map((path) => join(values.into, path));
  await outcome(bin('biome'), ['check', '--write', ...written], { cwd: root });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function readSchema(from) {
  if (!from) return undefined;
  const [path, pointer = ''] = from.split('#');
  const document = JSON.parse(readFileSync(path, 'utf8'));
  return { document, schema: placeOf(document, pointer) };
}
