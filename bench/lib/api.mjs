import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { directusCall, startDirectus } from './directus.mjs';
import { fill, fixture, PASSWORD, schoolCode } from './filled.mjs';
import { inRounds } from './inRounds.mjs';
import { median, percentile, printTable } from './report.mjs';
import { sendAll } from './sendAll.mjs';

const SCHOOLS = Number(process.env.BENCH_SCHOOLS ?? 8000);
const REQUESTS = 800;
const AT_ONCE = 16;
/** The schools that are queried. */
const CODES = Array.from({ length: 16 }, (_, index) => schoolCode(index + 1));
const LATE = 0.95;
const NAMES = { raw: 'the same SQL without guards', directus: 'Directus', ours: 'sportello' };

/**
 * Lists and searches the users of a school through the API, with 8,000 schools of 200 users each on PostgreSQL and 16
 * concurrent requests; compares it with the same SQL on the same server without guards, and with Directus.
 */
export async function api(rounds) {
  const { startCluster, onDatabase } = await fixture('postgresqlCluster');
  const cluster = await startCluster();
  try {
    await onDatabase(cluster.url('postgres'), 'create database bench');
    const DATABASE_URL = cluster.url('bench');
    await fill(DATABASE_URL, SCHOOLS);
    return await compare(DATABASE_URL, cluster.superuserUrl('bench'), rounds);
  } finally {
    cluster.remove();
  }
}

/**
 * Starts all sides on a filled database and measures them.
 * @param superuserUrl row-level security does not apply to the superuser
 */
async function compare(DATABASE_URL, superuserUrl, rounds) {
  const { freePort } = await fixture('postgresqlCluster');
  const { startProvider } = await fixture('runningProvider');
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-api-'));
  const running = [];
  try {
    const provider = await startProvider({ dataDir: folder, env: { DATABASE_URL, DEMO: '0' } });
    running.push(() => provider.stop());
    const port = await freePort();
    const raw = spawn(process.execPath, [join(root, 'bench/peers/raw-api/server.mjs')], {
      env: { ...process.env, DATABASE_URL: superuserUrl, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(() => raw.kill());
    await once(raw.stdout, 'data');
    const directus = await startDirectus(superuserUrl, await freePort());
    if (directus) running.push(directus.stop);

    const sides = {
      raw: {
        url: `http://127.0.0.1:${port}`,
        call: async (code, { ours }) => ({ ...find(code, ours), headers: {} }),
      },
      ...(directus && {
        directus: {
          url: directus.url,
          call: async (code, { theirs }) => ({ ...directusCall(code, theirs), headers: directus.headers }),
        },
      }),
      ours: { url: provider.url, call: await signedCalls(provider.url) },
    };
    return await measure(sides, rounds);
  } finally {
    for (const stop of running.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const find = (code, filter) => ({
  path: `/api/users/${code}/find`,
  body: { ...filter, customerCode: code },
});

/** Prepares the calls of the supervisors of all these schools, each with its own proof. */
async function signedCalls(url) {
  const { signIn } = await fixture('signIn');
  const people = new Map();
  for (const code of CODES) people.set(code, await signIn(url, `supervisor.${code}`, PASSWORD));
  return async (code, { ours }) => {
    const one = find(code, ours);
    return { ...one, headers: await people.get(code).headers('POST', one.path) };
  };
}

async function measure(sides, rounds) {
  const filtersOf = await filters();
  const measured = Object.fromEntries(
    Object.entries(sides).map(([name, side]) => [
      name,
      async () => ({ list: await ask(side, filtersOf.list), search: await ask(side, filtersOf.search) }),
    ]),
  );
  // The first round warms everything up.
  const { samples, targets } = await inRounds('api', measured, figures(sides), { ...rounds, warmUp: 1 });
  console.log(`\nUsers of a school out of ${SCHOOLS * 200}, at ${AT_ONCE} at once`);
  printTable([
    ['call', 'side', 'calls a second', 'p95, ms'],
    ...['list', 'search'].flatMap((what) =>
      Object.entries(samples).map(([side, all]) => [
        what,
        NAMES[side],
        median(all.map((one) => one[what].rate)).toFixed(0),
        median(all.map((one) => one[what].late)).toFixed(0),
      ]),
    ),
  ]);
  return { schools: SCHOOLS, samples, targets };
}

/** @returns {Promise<{ rate: number, late: number }>} calls per second, and the 95th percentile in milliseconds */
async function ask({ url, call }, filter) {
  const codes = Array.from({ length: REQUESTS }, (_, index) => CODES[index % CODES.length]);
  const requests = await Promise.all(codes.map((code) => call(code, filter)));
  // While the calls of the other sides were being signed, a server may have closed idle connections.
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const each = [];
  const seconds = await sendAll(url, requests, { agent, atOnce: AT_ONCE, each });
  agent.destroy();
  return { rate: REQUESTS / seconds, late: percentile(each, LATE) };
}

function figures(sides) {
  const ratio = (what, beside) => (round) => round.ours[what].rate / round[beside][what].rate;
  return ['list', 'search'].flatMap((what) => [
    {
      what: `${what} through the API, of the same without guards`,
      of: ratio(what, 'raw'),
      limit: 0.8,
      atMost: false,
    },
    ...(sides.directus
      ? [
          {
            what: `${what} through the API, times Directus`,
            of: ratio(what, 'directus'),
            limit: { list: 1.5, search: 3 }[what],
            atMost: false,
          },
        ]
      : []),
  ]);
}

/** All users of a school, and about one page of them: active users that expire within three months. */
async function filters() {
  const dates = await runnerImport(join(root, 'contract/values/dates.ts'), { configFile: false });
  const { addMonths, dayInRome } = dates.module;
  const today = dayInRome(new Date());
  return {
    list: { ours: {}, theirs: {} },
    search: {
      ours: { stato: '1', scadenza: '3' },
      theirs: {
        '[enabled][_eq]': 'true',
        '[data_scadenza][_gte]': today,
        '[data_scadenza][_lte]': addMonths(today, '3'),
      },
    },
  };
}
