import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill, fixture, PASSWORD, schoolCode } from './filled.mjs';
import { printTable } from './report.mjs';

const SCHOOLS = 40;
const AT_ONCE = 8;
const TIMES = 5;

/**
 * Measures complete sign-ins, from the page to the tokens: how many per second, and the CPU cost in the provider's
 * process.
 */
export async function signingIn() {
  const { startCluster, onDatabase } = await fixture('postgresqlCluster');
  const { startProvider } = await fixture('runningProvider');
  const { signIn } = await fixture('signIn');
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-sign-in-'));
  let provider;
  try {
    await onDatabase(cluster.url('postgres'), 'create database bench');
    await fill(cluster.url('bench'), SCHOOLS);
    const { freePort } = await fixture('freePort');
    const METRICS_PORT = String(await freePort());
    const env = { DATABASE_URL: cluster.url('bench'), DEMO: '0', METRICS_PORT };
    provider = await startProvider({ dataDir: folder, env });
    const worked = async () => {
      const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
    };
    const one = (index) => signIn(provider.url, `supervisor.${schoolCode(1 + (index % SCHOOLS))}`, PASSWORD);
    for (let index = 0; index < SCHOOLS; index += 1) await one(index);
    const [begun, before] = [performance.now(), await worked()];
    let next = 0;
    const people = SCHOOLS * TIMES;
    const work = async () => {
      while (next < people) await one(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const seconds = (performance.now() - begun) / 1000;
    const cost = (1000 * ((await worked()) - before)) / people;
    printTable([
      ['what', 'value'],
      ['sign-ins a second, everything on this machine', (people / seconds).toFixed(1)],
      ['of the provider, ms of a core for each', cost.toFixed(1)],
      ['a second for each core of providers', (1000 / cost).toFixed(0)],
    ]);
    return { people, seconds, cost, targets: [] };
  } finally {
    await provider?.stop();
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
