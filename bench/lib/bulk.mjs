import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { median, printTable, verdict } from './report.mjs';
import { sendAll } from './sendAll.mjs';

const SCHOOL = 'SG19999';
const MANY = 1000;
/** As many connections as a browser keeps to one server. */
const OF_A_BROWSER = 6;
const PASSWORD = 'Sportello-2026';
const fixture = async (name) =>
  (await runnerImport(join(root, `tests/fixtures/${name}.ts`), { configFile: false })).module;

/**
 * Changing 1,000 users in one request, against what a stock react-admin console asks of the same provider with
 * updateMany over ra-data-simple-rest: a PUT for each of them.
 */
export async function bulk(runs) {
  const { startProvider } = await fixture('runningProvider');
  const { signIn } = await fixture('signIn');
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-bulk-'));
  const provider = await startProvider({ dataDir: folder, env: { DEMO_PASSWORD: PASSWORD } });
  const agent = new Agent({ keepAlive: true, maxSockets: OF_A_BROWSER });
  const times = { ours: [], stock: [] };
  try {
    const send = async (person, requests, method) => {
      const signed = [];
      for (const one of requests) {
        signed.push({
          ...one,
          method,
          headers: { ...one.headers, ...(await person.headers(method, one.path)) },
        });
      }
      return sendAll(provider.url, signed, { agent, atOnce: OF_A_BROWSER });
    };
    for (let round = 0; round < runs; round += 1) {
      // A round takes longer than a token lives when the machine is busy: each has its own.
      const person = await signIn(provider.url, `supervisor.${SCHOOL}`, PASSWORD);
      const users = await chosen(person);
      const uids = users.map(({ uid }) => uid);
      const command = (name, body = { uids }) => [
        { path: `/api/users/${SCHOOL}/${name}`, body, headers: { 'idempotency-key': randomUUID() } },
      ];
      times.ours.push(await send(person, command('disable', { uids, reset: false }), 'POST'));
      await send(person, command('enable'), 'POST');
      const puts = [];
      for (const user of users) puts.push(await putOf(person, user));
      times.stock.push(await send(person, puts, 'PUT'));
    }
  } finally {
    agent.destroy();
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const [ours, stock] = [median(times.ours), median(times.stock)];
  console.log(`\nA change of ${MANY} users, medians of ${runs}`);
  printTable([
    ['how', 'requests', 'ms'],
    ['updateMany over ra-data-simple-rest', MANY, (stock * 1000).toFixed(0)],
    ['sportello', 1, (ours * 1000).toFixed(0)],
  ]);
  const targets = [
    verdict({
      what: 'a change of 1,000 users, times faster than stock',
      value: stock / ours,
      limit: 50,
      atMost: false,
    }),
  ];
  return { name: 'bulk', runs, times, targets };
}

/** Active people whom a supervisor may change and whose data may be saved as they are. */
async function chosen(person) {
  const answer = await person.fetch(`/api/users/${SCHOOL}/find`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customerCode: SCHOOL, stato: '1' }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const users = await answer.json();
  return users
    .filter(({ uid, codicefiscale, email }) => !uid.startsWith('supervisor') && codicefiscale && email)
    .slice(-MANY);
}

/** The change of one person: of a switch, everything else as it is. */
async function putOf(person, { uid }) {
  const path = `/api/users/${SCHOOL}/user/${encodeURIComponent(uid)}`;
  const answer = await person.fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const { sn, cn, codicefiscale, email, dataNascita, dataScadenza, accessibility } = await answer.json();
  const body = { cognome: sn, nome: cn, codiceFiscale: codicefiscale, email, dataNascita, dataScadenza };
  const set = Object.fromEntries(Object.entries(body).filter(([, value]) => value != null));
  return {
    path,
    body: { ...set, accessibility: !accessibility },
    headers: { 'if-match': answer.headers.get('etag') },
  };
}
