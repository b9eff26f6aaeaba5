import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { median, printTable, verdict } from './report.mjs';
import { sendAll } from './sendAll.mjs';

const SCHOOLS = Number(process.env.BENCH_SCHOOLS ?? 8000);
const REQUESTS = 800;
const AT_ONCE = 16;
const PEOPLE = 16;
const PASSWORD = 'Sportello-2026';
const fixture = async (name) =>
  (await runnerImport(join(root, `tests/fixtures/${name}.ts`), { configFile: false })).module;

/**
 * Listing and searching the users of a school through the API, out of 8,000 schools with 200 users each on
 * PostgreSQL, 16 at once, against the same SQL over the same server without guards.
 */
export async function api(runs) {
  const { startCluster, freePort, onDatabase } = await fixture('postgresqlCluster');
  const { startProvider } = await fixture('runningProvider');
  const { signIn } = await fixture('signIn');
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-api-'));
  const cluster = await startCluster();
  const running = [];
  try {
    await onDatabase(cluster.url('postgres'), 'create database bench');
    const DATABASE_URL = cluster.url('bench');
    await fill(DATABASE_URL);
    const env = { DATABASE_URL, DEMO: '0' };
    const provider = await startProvider({ dataDir: folder, env });
    running.push(() => provider.stop());
    const port = await freePort();
    const raw = spawn(process.execPath, [join(root, 'bench/peers/raw-api/server.mjs')], {
      env: { ...process.env, DATABASE_URL: cluster.superuserUrl('bench'), PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(() => raw.kill());
    await once(raw.stdout, 'data');

    const codes = Array.from({ length: PEOPLE }, (_, index) => `BM${String(index + 1).padStart(5, '0')}`);
    const people = [];
    for (const code of codes) people.push(await signIn(provider.url, `supervisor.${code}`, PASSWORD));
    const sides = [
      { name: 'the same SQL without guards', url: `http://127.0.0.1:${port}`, sign: async () => ({}) },
      {
        name: 'sportello',
        url: provider.url,
        sign: (index, path) => people[index % PEOPLE].headers('POST', path),
      },
    ];
    const bodies = { list: {}, search: { stato: '1', scadenza: '3' } };
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const rates = Object.fromEntries(Object.keys(bodies).map((what) => [what, { ours: [], raw: [] }]));
    for (let round = 0; round <= runs; round += 1) {
      for (const [what, filter] of Object.entries(bodies)) {
        for (const side of sides) {
          const requests = await Promise.all(
            Array.from({ length: REQUESTS }, async (_, index) => {
              const customerCode = codes[index % PEOPLE];
              const path = `/api/users/${customerCode}/find`;
              return { path, body: { ...filter, customerCode }, headers: await side.sign(index, path) };
            }),
          );
          const seconds = await sendAll(side.url, requests, { agent, atOnce: AT_ONCE });
          // The first round warms both.
          if (round > 0) rates[what][side.name === 'sportello' ? 'ours' : 'raw'].push(REQUESTS / seconds);
        }
      }
    }
    agent.destroy();
    return told(rates);
  } finally {
    for (const stop of running.reverse()) await stop();
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(DATABASE_URL) {
  console.log(`\nFilling PostgreSQL with ${SCHOOLS} schools of 200 users …`);
  const child = spawn(
    process.execPath,
    [join(root, 'dist/provider/demoMillion.js'), '--schools', String(SCHOOLS)],
    {
      env: { ...process.env, DATABASE_URL, DEMO_PASSWORD: PASSWORD },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('The schools could not be generated.');
}

function told(rates) {
  console.log(`\nUsers of a school out of ${SCHOOLS * 200}, calls a second at ${AT_ONCE} at once, medians`);
  const rows = Object.entries(rates).map(([what, { ours, raw }]) => [what, median(ours), median(raw)]);
  printTable([
    ['call', 'sportello', 'the same SQL without guards'],
    ...rows.map(([what, ours, raw]) => [what, ours.toFixed(0), raw.toFixed(0)]),
  ]);
  const targets = rows.map(([what, ours, raw]) =>
    verdict({
      what: `${what} through the API, of the same without guards`,
      value: ours / raw,
      limit: 0.5,
      atMost: false,
    }),
  );
  return { name: 'api', schools: SCHOOLS, rates, targets };
}
