import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from '../hostile/json.mjs';
import { requests } from '../hostile/requests.mjs';
import { signatures } from '../hostile/signatures.mjs';
import { tables } from '../hostile/tables.mjs';
import { fixture, PASSWORD } from './filled.mjs';
import { inRounds } from './inRounds.mjs';
import { printTable } from './report.mjs';

/**
 * What reads files and bodies of clients. Each gives requests that are made to hold it up; `send` returns the status
 * that one was answered with, which must be one of `statuses`, or else a refusal.
 */
const parsers = { json, signatures, requests, tables };

const AT_ONCE = 10;
const MOST = 200;
/** Milliseconds between two looks at whether the provider answers. */
const EVERY = 20;
const OPERATOR_SECRET = 'only-for-benchmarks-and-for-nothing-else';

/** How long /livez takes at the worst while ten hostile requests run at once, for each parser. */
export async function hostile(rounds) {
  const { startProvider } = await fixture('runningProvider');
  const { signIn } = await fixture('signIn');
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-hostile-'));
  const provider = await startProvider({ dataDir: folder, env: { OPERATOR_SECRET } });
  try {
    const { url } = provider;
    const person = await signIn(url, 'supervisor.SG10001', PASSWORD);
    const sides = {};
    for (const [name, parser] of Object.entries(parsers)) {
      const all = await parser.requests({ url, person, operatorSecret: OPERATOR_SECRET });
      sides[name] = () => underAttack(url, all);
    }
    const figures = Object.entries(parsers).map(([name, { about }]) => ({
      what: `${about}: /livez at the worst, ms`,
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
        [...new Set(samples.flatMap(({ statuses }) => statuses))].sort().join(', '),
      ]),
    ]);
    const wrong = Object.values(result.samples).flatMap((samples) => samples.flatMap(({ wrong }) => wrong));
    if (wrong.length > 0) throw new Error(`Hostile requests were answered otherwise: ${wrong.join(', ')}.`);
    return result;
  } finally {
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const isRefusal = (status) => status >= 400 && status < 500;

/** Sends ten of the requests at a time until each was sent; looks meanwhile how long /livez takes. */
async function underAttack(url, all) {
  const statuses = [];
  const wrong = [];
  const waiting = Array.from({ length: Math.max(AT_ONCE, all.length) }, (_, nth) => all[nth % all.length]);
  let over = false;
  const attackers = Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const status = await next.send();
      statuses.push(status);
      if (!(next.statuses?.includes(status) ?? isRefusal(status))) wrong.push(`${next.name}: ${status}`);
    }
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
  await Promise.all(attackers).finally(() => {
    over = true;
  });
  return { worst: await watched, statuses, wrong };
}
