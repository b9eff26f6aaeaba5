import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { inRounds } from './inRounds.mjs';
import { median, printTable } from './report.mjs';
import { sendAll } from './sendAll.mjs';

const SCHOOL = 'SG19999';
const MANY = 1000;
/** The number of connections that a browser opens to one server. */
const OF_A_BROWSER = 6;
const PASSWORD = 'Sportello-2026';
const fixture = async (name) =>
  (await runnerImport(join(root, `tests/fixtures/${name}.ts`), { configFile: false })).module;

/**
 * Changes 1,000 users in one request, and compares it with a stock react-admin console that calls updateMany of
 * ra-data-simple-rest on the same provider: one PUT per user.
 */
export async function bulk(rounds) {
  const { startProvider } = await fixture('runningProvider');
  const { signIn } = await fixture('signIn');
  const folder = mkdtempSync(join(tmpdir(), 'sportello-bench-bulk-'));
  const provider = await startProvider({ dataDir: folder, env: { DEMO_PASSWORD: PASSWORD } });
  const agent = new Agent({ keepAlive: true, maxSockets: OF_A_BROWSER });
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
    // On a busy machine a round takes longer than a token is valid, so each round has its own token.
    const supervisor = () => signIn(provider.url, `supervisor.${SCHOOL}`, PASSWORD);
    const command = (name, body) => [
      { path: `/api/users/${SCHOOL}/${name}`, body, headers: { 'idempotency-key': randomUUID() } },
    ];
    const sides = {
      ours: async () => {
        const person = await supervisor();
        const uids = (await chosen(person)).map(({ uid }) => uid);
        const seconds = await send(person, command('disable', { uids, reset: false }), 'POST');
        await send(person, command('enable', { uids }), 'POST');
        return seconds;
      },
      stock: async () => {
        const person = await supervisor();
        const puts = [];
        for (const user of await chosen(person)) puts.push(await putOf(person, user));
        return send(person, puts, 'PUT');
      },
    };
    const times = {
      what: 'a change of 1,000 users, times faster than stock',
      of: ({ ours, stock }) => stock / ours,
      limit: 50,
      atMost: false,
    };
    const { samples, targets } = await inRounds('bulk', sides, [times], rounds);
    const ms = (side) => (median(samples[side]) * 1000).toFixed(0);
    console.log(`\nA change of ${MANY} users, medians`);
    printTable([
      ['how', 'requests', 'ms'],
      ['updateMany over ra-data-simple-rest', MANY, ms('stock')],
      ['sportello', 1, ms('ours')],
    ]);
    return { samples, targets };
  } finally {
    agent.destroy();
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Selects active people whom a supervisor may change and whose data are valid to save unchanged. */
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

/** Returns the PUT for one person: a toggled switch, everything else unchanged. */
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
