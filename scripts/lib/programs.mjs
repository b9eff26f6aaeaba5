import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

// The headless shell first: it uses a fifth less CPU for the same pages.
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
const SWIFT = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'swift-ring-builder',
  'memcached',
];

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

/** Returns the path of the Chromium for the tests; undefined if there is none. CHROMIUM_PATH has precedence. */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  return BROWSERS.map(onPath).find(Boolean) ?? [MAC_CHROME].find(runnable);
}

/** Finds the folder with initdb and postgres, or undefined. POSTGRESQL_BIN wins. */
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

/** The programs that the tests need besides Node: how each is found, its Debian package, and what else to do. */
const programs = {
  chromium: {
    name: 'Chromium',
    find: findChromium,
    debianPackage: 'chromium-headless-shell',
    advice: 'install Chromium, or set CHROMIUM_PATH to one',
    setting: 'CHROMIUM_PATH',
  },
  // Tests start their own server.
  postgresql: {
    name: 'PostgreSQL',
    find: findPostgresql,
    debianPackage: 'postgresql',
    advice: `install PostgreSQL ${LEAST_POSTGRESQL} or newer, or set POSTGRESQL_BIN to the folder with its programs`,
    setting: 'POSTGRESQL_BIN',
  },
  // The command-line program, with which tests make signatures as other software makes them.
  openssl: {
    name: 'OpenSSL',
    find: () => onPath('openssl'),
    debianPackage: 'openssl',
    advice: 'install OpenSSL 3 and put it on the PATH',
  },
  // Independent checkers of signatures in PDF and XML, with which ours are compared.
  pdfsig: {
    name: 'pdfsig',
    find: () => onPath('pdfsig'),
    debianPackage: 'poppler-utils',
    advice: 'install the utilities of Poppler and put them on the PATH',
  },
  xmlsec1: {
    name: 'xmlsec1',
    find: () => onPath('xmlsec1'),
    debianPackage: 'xmlsec1',
    advice: 'install xmlsec1 and put it on the PATH',
  },
  xmllint: {
    name: 'xmllint',
    find: () => onPath('xmllint'),
    debianPackage: 'libxml2-utils',
    advice: 'install the utilities of libxml2 and put them on the PATH',
  },
  // Uploads with curl, with which the console's are compared.
  curl: {
    name: 'curl',
    find: () => onPath('curl'),
    debianPackage: 'curl',
    advice: 'install curl and put it on the PATH',
  },
  // A pooler between the provider and PostgreSQL.
  pgbouncer: {
    name: 'PgBouncer',
    find: () => onPath('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find(runnable),
    debianPackage: 'pgbouncer',
    advice: 'install PgBouncer and put it on the PATH',
  },
  // Swift's S3 interface stands for S3 in the tests.
  swift: {
    name: 'OpenStack Swift',
    find: () => SWIFT.every(onPath) && SWIFT[0],
    debianPackage: 'swift-proxy swift-account swift-container swift-object memcached',
    advice:
      'install the proxy, account, container and object servers of OpenStack Swift 2.30 or newer, and memcached, and put them on the PATH',
  },
};

/**
 * Finds these programs, or installs the Debian packages of missing ones; rejects with instructions.
 * @param {...keyof typeof programs} names
 * @returns {Promise<Record<string, string>>} the settings with their locations
 */
export async function ensurePrograms(...names) {
  const wanted = names.map((name) => programs[name]);
  const missing = wanted.filter(({ find }) => !find());
  if (missing.length > 0) await install(missing);
  for (const { name, find, advice, debianPackage } of missing) {
    if (!find()) throw new Error(`Debian's ${debianPackage} did not bring ${name}: ${advice}.`);
  }
  return Object.fromEntries(wanted.flatMap(({ setting, find }) => (setting ? [[setting, find()]] : [])));
}

async function install(missing) {
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get');
  if (!mayInstall) {
    throw new Error(
      missing.map(({ name, advice }) => `${name} is needed by the tests: ${advice}.`).join('\n'),
    );
  }
  const packages = missing.flatMap(({ debianPackage }) => debianPackage.split(' '));
  console.log(`Installing Debian's ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}
