import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixture } from './filled.mjs';
import { inRounds } from './inRounds.mjs';
import { printTable } from './report.mjs';

const AT_ONCE = 10;
const MOST = 200;
/** Milliseconds between two looks at whether the provider answers. */
const EVERY = 20;
const OPERATOR_SECRET = 'only-for-benchmarks-and-for-nothing-else';

/**
 * What reads files and bodies of clients, by name: each gives requests that are made to hold it up. A request returns
 * the status that it was answered with.
 */
const parsers = {
  async tables(url) {
    const { hostileTables } = await fixture('hostileTables');
    return Object.entries(hostileTables).map(([name, [bytes]]) => ({
      name,
      send: async () => {
        const body = new FormData();
        body.append('file', new Blob([bytes]), 'file');
        const headers = {
          authorization: `Bearer ${OPERATOR_SECRET}`,
          'idempotency-key': crypto.randomUUID(),
        };
        const { status } = await fetch(`${url}/api/operator/school-imports`, {
          method: 'POST',
          headers,
          body,
        });
        return status;
      },
    }));
  },
};

/** How long /livez takes at the worst while ten hostile requests run at once, for each parser. */
export async function hostile(rounds) {
  const { startProvider } = await fixture('runningProvider');
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-hostile-'));
  const provider = await startProvider({ dataDir: folder, env: { OPERATOR_SECRET } });
  try {
    const sides = {};
    for (const [name, requests] of Object.entries(parsers)) {
      const all = await requests(provider.url);
      sides[name] = () => underAttack(provider.url, all);
    }
    const figures = Object.keys(parsers).map((name) => ({
      what: `${name}: /livez at the worst, ms`,
      of: (round) => round[name].worst,
      limit: MOST,
      atMost: true,
      absolute: true,
    }));
    const result = await inRounds('hostile', sides, figures, rounds);
    console.log('\nWhile ten hostile requests run, milliseconds at the worst, and how they were answered');
    printTable([
      ['parser', '/livez', 'answers'],
      ...Object.entries(result.samples).map(([name, samples]) => [
        name,
        Math.max(...samples.map(({ worst }) => worst)).toFixed(0),
        [...new Set(samples.flatMap(({ statuses }) => statuses))].join(', '),
      ]),
    ]);
    const wrong = Object.values(result.samples)
      .flat()
      .flatMap(({ statuses }) => statuses)
      .filter((status) => status < 400 || status > 499);
    if (wrong.length > 0) throw new Error(`Hostile requests were answered with ${wrong.join(', ')}.`);
    return result;
  } finally {
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends ten of the requests at a time until each was sent; looks meanwhile how long /livez takes. */
async function underAttack(url, requests) {
  const statuses = [];
  const waiting = Array.from(
    { length: Math.max(AT_ONCE, requests.length) },
    (_, nth) => requests[nth % requests.length],
  );
  let over = false;
  const attackers = Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) statuses.push(await next.send());
  });
  const watched = (async () => {
    let worst = 0;
    while (!over) {
      const before = performance.now();
      await (await fetch(`${url}/livez`)).text();
      worst = Math.max(worst, performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
    return worst;
  })();
  await Promise.all(attackers);
  over = true;
  return { worst: await watched, statuses };
}
