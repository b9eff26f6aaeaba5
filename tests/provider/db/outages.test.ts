import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { DatabaseUnavailable, TookTooLong } from '../../../provider/db/database';
import { createOutages, type Outages } from '../../../provider/db/outages';
import { surviveLostConnections } from '../../../provider/db/surviveLostConnections';

let lines: string[];
let outages: Outages;
beforeEach(() => {
  lines = [];
  outages = createOutages((line) => lines.push(line));
});
const gone = () => Promise.reject(new DatabaseUnavailable('gone'));
const begins = 'The database does not answer: gone. Requests are answered with 503 until it does.';

it('tells an outage in one line however many requests meet it, and its end in another', async () => {
  for (let place = 0; place < 100; place += 1) await expect(outages.meet(gone)).rejects.toThrow('gone');
  expect(lines).toEqual([begins]);
  await outages.meet(async () => 1);
  await outages.meet(async () => 2);
  expect(lines).toEqual([begins, 'The database answers again; 100 pieces of work failed meanwhile.']);
});

it('tells it in the same line whatever meets it first: connections of several pools, or requests', async () => {
  const pools = [new EventEmitter(), new EventEmitter()];
  for (const pool of pools) {
    surviveLostConnections(pool as unknown as Pool, outages.lost);
    const clients = Array.from({ length: 10 }, () => new EventEmitter());
    for (const client of clients) pool.emit('connect', client);
    for (const one of [...clients, pool]) one.emit('error', new Error('gone'));
  }
  await expect(outages.meet(gone)).rejects.toThrow('gone');
  // A single response does not end the outage for connections that are lost at the same moment.
  await outages.meet(async () => 1);
  pools[0]?.emit('error', new Error('gone'));
  expect(lines).toEqual([begins, 'The database answers again; 1 pieces of work failed meanwhile.']);
});

it('does not take one request that took too long for an outage, nor a mistake in a statement', async () => {
  for (const error of [new TookTooLong('slow'), new Error('a mistake')])
    await expect(outages.meet(() => Promise.reject(error))).rejects.toBe(error);
  expect(lines).toEqual([]);
});

it('goes on while nothing can be written, although reading does, until something is stored', async () => {
  const readOnly = Object.assign(new Error('read-only'), { code: '25006' });
  const refused = () => Promise.reject(new DatabaseUnavailable('read-only', { cause: readOnly }));
  await expect(outages.meet(refused)).rejects.toThrow('read-only');
  await outages.meet(async () => 'read');
  await expect(outages.meet(refused)).rejects.toThrow('read-only');
  expect(lines).toEqual([expect.stringContaining('The database does not answer: read-only')]);
  await outages.meet(async (wrote) => wrote());
  expect(lines.slice(1)).toEqual(['The database answers again; 2 pieces of work failed meanwhile.']);
});
