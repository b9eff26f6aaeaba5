// npm run release:keep: keeps the built provider of this version in tests/releases, so that `npm test` starts it on a
// database that later versions have migrated. Part of every release; the previous one is removed. `-- --from FOLDER`
// keeps the build of another checkout of the project.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildStale } from './lib/build.mjs';
import { root } from './lib/paths.mjs';

const asked = process.argv.indexOf('--from');
const from = asked < 0 ? root : String(process.argv[asked + 1]);
if (from === root) await buildStale('provider');
const built = join(from, 'dist/provider');
if (!existsSync(join(built, 'main.js'))) {
  console.error(`${built} has no main.js: build the provider there first.`);
  process.exit(1);
}

/** The texts of the program, its workers and the files that they import, by path. */
const files = {};
const workers = readdirSync(built).filter((name) => name.endsWith('Worker.js'));
for (const entry of ['main.js', ...workers]) take(join(built, entry));

function take(path) {
  const name = relative(built, path).replaceAll('\\', '/');
  if (files[name] !== undefined) return;
  files[name] = readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n');
  for (const [, inner] of files[name].matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+\.js)["']/g))
    take(join(path, '..', inner));
}

const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
const migrations = readdirSync(join(from, 'provider/db/migrations')).sort();
const folder = join(root, 'tests/releases');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const text = JSON.stringify({ version, lastMigration: migrations.at(-1), files });
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const bytes = brotliCompressSync(text, { params });
writeFileSync(join(folder, `${version}.json.br`), bytes);
console.log(`tests/releases/${version}.json.br: ${Math.round(bytes.length / 1000)} kB.`);
