import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill, fixture, PASSWORD, schoolCode } from './filled.mjs';
import { inRounds } from './inRounds.mjs';
import { median, percentile, printTable } from './report.mjs';
import { sendAll } from './sendAll.mjs';

const LINES = Number(process.env.BENCH_AUDIT_LINES ?? 2_000_000);
/** Calls that one person keeps in progress. */
const CROWD = 24;
const OTHERS = 8;
const CALLS = 400;
const LATE = 0.95;
const BUSY = schoolCode(1);

/**
 * Measures the response times of others while one person has 24 expensive calls in progress on an audit log of two
 * million lines, relative to those without that load; and how long the counts of that log take, the first time and
 * afterwards.
 */
export async function crowd(rounds) {
  const { startCluster, onDatabase } = await fixture('postgresqlCluster');
  const { startProvider } = await fixture('runningProvider');
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-crowd-'));
  let provider;
  try {
    await onDatabase(cluster.url('postgres'), 'create database bench');
    await fill(cluster.url('bench'), OTHERS + 1);
    console.log(`Writing ${LINES} lines of an audit log …`);
    await onDatabase(cluster.superuserUrl('bench'), lines());
    await onDatabase(cluster.superuserUrl('bench'), 'vacuum analyze audit_entry');
    const env = { DATABASE_URL: cluster.url('bench'), DEMO: '0' };
    provider = await startProvider({ dataDir: folder, env });
    return await measure(provider.url, rounds);
  } finally {
    await provider?.stop();
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lines outside any hash chain: nothing here verifies them. */
const lines = () => `
  insert into audit_entry (customer_code, seq, at, who, as_whom, entity, action, id, outcome, previous_hash, hash)
  select '${BUSY}', last.seq + n, now() - (${LINES} - n) * interval '10 seconds', 'person' || n % 200, 'person' || n % 200,
    (array['user', 'session', 'credentials', 'role'])[1 + n % 4], (array['edit', 'signIn', 'disable', 'read'])[1 + n % 4],
    'user' || n % 997, case when n % 50 = 0 then 'refused' else 'done' end, '', md5(n::text)
  from generate_series(1, ${LINES}) n,
    (select coalesce(max(seq), 0) as seq from audit_entry where customer_code = '${BUSY}') last`;

async function measure(url, rounds) {
  const { signIn } = await fixture('signIn');
  const busy = await signIn(url, `supervisor.${BUSY}`, PASSWORD);
  const others = [];
  for (let index = 0; index < OTHERS; index += 1)
    others.push(await signIn(url, `supervisor.${schoolCode(index + 2)}`, PASSWORD));
  const counts = [];
  for (let time = 0; time < 2; time += 1)
    counts.push(await timed(() => busy.fetch(`/api/audit/${BUSY}/conteggi`)));
  const alone = () => ask(url, others);
  const beside = async () => {
    let over = false;
    const statuses = {};
    const work = async (nth) => {
      for (let call = 0; !over; call += 1) {
        const { status } = await busy.fetch(`/api/audit/${BUSY}?q=nobody${nth}x${call}`);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    const working = Array.from({ length: CROWD }, (_, nth) => work(nth));
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const got = await ask(url, others);
    over = true;
    await Promise.all(working);
    return { ...got, statuses };
  };
  const figures = [
    {
      what: 'calls a second of others while one has 24 under way, of those they get alone',
      of: (round) => round.beside.rate / round.alone.rate,
      limit: 0.25,
      atMost: false,
    },
    {
      what: 'p95 of others while one has 24 under way, of what it is alone',
      of: (round) => round.beside.late / round.alone.late,
      limit: 2,
      atMost: true,
    },
  ];
  const { samples, targets } = await inRounds('crowd', { alone, beside }, figures, rounds);
  printTable([
    ['others', 'calls a second', 'p95, ms'],
    ...Object.entries(samples).map(([side, all]) => [
      side,
      median(all.map(({ rate }) => rate)).toFixed(0),
      median(all.map(({ late }) => late)).toFixed(0),
    ]),
  ]);
  console.log(`answers to the one: ${JSON.stringify(samples.beside.at(-1).statuses)}`);
  console.log(`counts of the log: ${counts.map((ms) => `${ms.toFixed(0)} ms`).join(', then ')}`);
  return { lines: LINES, samples, counts, targets };
}

async function timed(work) {
  const before = performance.now();
  const answer = await work();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - before;
}

/** Requests the session of each person, again and again. */
async function ask(url, people) {
  const path = '/api/session';
  const requests = [];
  for (let call = 0; call < CALLS; call += 1)
    requests.push({ path, headers: await people[call % people.length].headers('POST', path) });
  const agent = new Agent({ keepAlive: true, maxSockets: OTHERS });
  const each = [];
  const seconds = await sendAll(url, requests, { agent, atOnce: OTHERS, each });
  agent.destroy();
  return { rate: CALLS / seconds, late: percentile(each, LATE) };
}
