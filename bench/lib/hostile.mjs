import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/paths.mjs';
import { json } from '../hostile/json.mjs';
import { pdfs } from '../hostile/pdfs.mjs';
import { requests } from '../hostile/requests.mjs';
import { signatures } from '../hostile/signatures.mjs';
import { tables } from '../hostile/tables.mjs';
import { trustedLists } from '../hostile/trustedLists.mjs';
import { fixture, PASSWORD } from './filled.mjs';
import { inRounds } from './inRounds.mjs';
import { median, printTable } from './report.mjs';

/**
 * The parsers of client files and bodies. Each provides requests that are designed to block it; `send` returns the
 * response status, which must be one of `statuses` or a refusal.
 */
const parsers = { json, signatures, requests, tables, pdfs, trustedLists };

const AT_ONCE = 10;
const MOST = 200;
/** Milliseconds between two probes of the provider. */
const EVERY = 20;
/** Milliseconds for which an idle provider is probed. */
const IDLE = 5000;
const OPERATOR_SECRET = 'only-for-benchmarks-and-for-nothing-else';

/** Measures the longest response time of /livez while ten hostile requests run concurrently, for each parser. */
export async function hostile(rounds) {
  const { startProvider } = await fixture('runningProvider');
  const { signIn } = await fixture('signIn');
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-hostile-'));
  const start = () => startProvider({ dataDir: folder, env: { OPERATOR_SECRET } });
  await (await start()).stop();
  await pinListSigner(folder);
  const provider = await start();
  try {
    const { url } = provider;
    const person = await signIn(url, 'supervisor.SG10001', PASSWORD);
    // The baseline of the machine and everything else that runs on it: read the figures of the parsers against it.
    const sides = { idle: () => watched(url, () => new Promise((resolve) => setTimeout(resolve, IDLE))) };
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
    console.log('\nWhile ten hostile requests run, /livez in milliseconds, and how they were answered');
    printTable([
      ['parser', 'median', 'worst', 'answers'],
      ...Object.entries(result.samples).map(([name, samples]) => [
        name,
        median(samples.map(({ middle }) => middle)).toFixed(1),
        Math.max(...samples.map(({ worst }) => worst)).toFixed(0),
        [...new Set(samples.flatMap(({ statuses = [] }) => statuses))].sort().join(', '),
      ]),
    ]);
    const wrong = Object.values(result.samples).flatMap((samples) =>
      samples.flatMap(({ wrong = [] }) => wrong),
    );
    if (wrong.length > 0) throw new Error(`Hostile requests were answered otherwise: ${wrong.join(', ')}.`);
    return result;
  } finally {
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const isRefusal = (status) => status >= 400 && status < 500;

/** Pins the certificate of a trusted-list signer: without one, no trusted list is read. */
async function pinListSigner(dataDir) {
  const { workshop } = await fixture('signatures/openssl');
  const { authority } = await fixture('signatures/people');
  const made = workshop();
  try {
    authority(made, 'scheme');
    const command = ['dist/provider/operator.js', 'trust', 'pin', join(made.folder, 'scheme.crt'), '--yes'];
    const env = { ...process.env, DEMO: '1', DATA_DIR: dataDir };
    await promisify(execFile)(process.execPath, command, { cwd: root, env });
  } finally {
    made.remove();
  }
}

/** Sends the requests, ten at a time, and measures meanwhile how long /livez takes. */
async function underAttack(url, all) {
  const statuses = [];
  const wrong = [];
  const waiting = Array.from({ length: Math.max(AT_ONCE, all.length) }, (_, nth) => all[nth % all.length]);
  const attack = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const status = await next.send();
      statuses.push(status);
      if (!(next.statuses?.includes(status) ?? isRefusal(status))) wrong.push(`${next.name}: ${status}`);
    }
  };
  const seen = await watched(url, () => Promise.all(Array.from({ length: AT_ONCE }, attack)));
  return { ...seen, statuses, wrong };
}

/** Measures how long /livez takes during something: the median and the maximum. */
async function watched(url, during) {
  const times = [];
  let over = false;
  const watching = (async () => {
    while (!over) {
      const before = performance.now();
      await (await fetch(`${url}/livez`)).text();
      times.push(performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  })();
  await during().finally(() => {
    over = true;
  });
  await watching;
  return { middle: median(times), worst: Math.max(...times) };
}
