import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

// The one without a window of its own first: it asks a fifth less of the processor for the same pages.
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const DEBIAN_POSTGRESQL = '/usr/lib/postgresql';
const LEAST_POSTGRESQL = 15;

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(runnable);

/** The Chromium to drive, or undefined. CHROMIUM_PATH wins. */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  return BROWSERS.map(onPath).find(Boolean) ?? [MAC_CHROME].find(runnable);
}

/** The folder with initdb and postgres, or undefined. POSTGRESQL_BIN wins. */
export function findPostgresql() {
  const configured = process.env.POSTGRESQL_BIN;
  if (configured) return configured;
  const versions = existsSync(DEBIAN_POSTGRESQL) ? readdirSync(DEBIAN_POSTGRESQL) : [];
  const newest = versions
    .filter((version) => Number(version) >= LEAST_POSTGRESQL)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_POSTGRESQL, version, 'bin'))
    .find((folder) => runnable(join(folder, 'initdb')));
  const initdb = onPath('initdb');
  return newest ?? (initdb && join(initdb, '..'));
}

/** A browser: an installed one, else Debian's package. Rejects with what to do. */
export const ensureChromium = () =>
  ensure(
    'Chromium',
    findChromium,
    'chromium-headless-shell',
    'install Chromium, or set CHROMIUM_PATH to one',
  );

/** The programs of PostgreSQL 15 or newer, likewise. Tests start a private server of their own. */
export const ensurePostgresql = () =>
  ensure(
    'PostgreSQL',
    findPostgresql,
    'postgresql',
    `install PostgreSQL ${LEAST_POSTGRESQL} or newer, or set POSTGRESQL_BIN to the folder with its programs`,
  );

/** The openssl of the command line, likewise: it makes the signatures that strangers would send. */
export const ensureOpenssl = () =>
  ensure('OpenSSL', () => onPath('openssl'), 'openssl', 'install OpenSSL 3 and put it on the PATH');

async function ensure(name, find, debianPackage, advice) {
  const found = find();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get');
  if (!mayInstall) throw new Error(`${name} is needed by the tests: ${advice}.`);
  console.log(`Installing Debian's ${debianPackage}.`);
  await install(debianPackage);
  const installed = find();
  if (installed) return installed;
  throw new Error(`Debian's ${debianPackage} did not bring what the tests need: ${advice}.`);
}

async function install(debianPackage) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { env });
}
