import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnavailable, TookTooLong } from '../../../provider/db/database';
import { logConnectionErrors } from '../../../provider/db/logConnectionErrors';
import { createOutages } from '../../../provider/db/outages';

const gone = async () => {
  throw new DatabaseUnavailable('The database does not answer: gone');
};

it('tells an outage in one line however many requests meet it, and its end in another', async () => {
  const lines: string[] = [];
  const outages = createOutages((line) => lines.push(line));
  for (let place = 0; place < 100; place += 1) await expect(outages(gone)).rejects.toThrow('gone');
  expect(lines).toEqual([
    'Requests are answered with 503 until the database answers. The database does not answer: gone',
  ]);
  await outages(async () => 1);
  await outages(async () => 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe('The database answers again; 100 pieces of work were refused meanwhile.');
});

it('tells in one line of all connections that are lost together', () => {
  const lines: string[] = [];
  const [pool, clients] = [new EventEmitter(), Array.from({ length: 10 }, () => new EventEmitter())];
  logConnectionErrors(pool as unknown as Pool, (line) => lines.push(line));
  for (const client of clients) pool.emit('connect', client);
  for (const one of [...clients, pool]) one.emit('error', new Error('gone'));
  expect(lines).toEqual(['A connection to the database was lost: gone']);
});

it('does not take one request that took too long for an outage', async () => {
  const lines: string[] = [];
  const outages = createOutages((line) => lines.push(line));
  await expect(outages(() => Promise.reject(new TookTooLong('slow')))).rejects.toThrow('slow');
  expect(lines).toEqual([]);
});

it('does not take a mistake in a statement for an outage', async () => {
  const lines: string[] = [];
  const outages = createOutages((line) => lines.push(line));
  await expect(outages(() => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
  expect(lines).toEqual([]);
});
