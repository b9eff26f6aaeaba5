import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];

/** The parts of the build: their sources, their builder, and a file that exists after it. */
const parts = {
  console: {
    from: [
      'contract',
      'examples',
      'src',
      'accesso',
      'public',
      'index.html',
      'vite.config.ts',
      'package-lock.json',
    ],
    by: [vite, ['scripts/compress.mjs']],
    makes: 'dist/console/index.html',
  },
  operators: {
    from: ['contract', 'src', 'operators', 'vite.operators.config.ts', 'package-lock.json'],
    by: [[...vite, '--config', 'vite.operators.config.ts']],
    makes: 'dist/operators/index.html',
  },
  provider: {
    from: ['contract', 'examples', 'provider', 'vite.provider.config.ts', 'package-lock.json'],
    by: [[...vite, '--config', 'vite.provider.config.ts']],
    makes: 'dist/provider/main.js',
  },
};

/** The names of the parts. */
export const partNames = Object.keys(parts);

/** Builds the parts (all, or those named) whose sources changed since their last build; prints which. */
export async function buildStale(...names) {
  const stale = (names.length > 0 ? names : partNames).filter((name) => !isCurrent(name));
  for (const name of stale) {
    // Not to stdout: another program may read the output of this one.
    console.error(`Building the ${name}…`);
    await build(name);
  }
}

/** Builds a part and records its sources. Rejects with the output of the build when it fails. */
export async function build(name) {
  const { from, by } = parts[name];
  const fingerprint = fingerprintOf(from);
  for (const command of by) {
    await run(process.execPath, command, { env: { ...process.env, NODE_ENV: 'production' } });
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampOf(name), fingerprint);
}

function isCurrent(name) {
  const { from, makes } = parts[name];
  if (!existsSync(join(root, makes)) || !existsSync(stampOf(name))) return false;
  return readFileSync(stampOf(name), 'utf8') === fingerprintOf(from);
}

const stampOf = (name) => join(root, 'dist', `${name}.stamp`);

/** Returns a digest of the contents, not of the times: a fresh checkout of the same sources needs no build. */
function fingerprintOf(paths) {
  const digest = createHash('sha256');
  digest.update(`EXAMPLES=${process.env.EXAMPLES === '1'}\0`);
  for (const file of paths.flatMap(filesOf).sort()) {
    digest.update(`${file}\0`);
    digest.update(readFileSync(join(root, file)));
    digest.update('\0');
  }
  return digest.digest('hex');
}

function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full).flatMap((name) => filesOf(`${path}/${name}`));
}
