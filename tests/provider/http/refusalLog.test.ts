import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { type Database, DatabaseUnavailable, type Tx } from '../../../provider/db/database';
import type { Identified } from '../../../provider/http/identified';
import { createRefusalLog, type RefusalLog } from '../../../provider/http/refusalLog';
import { Refusal } from '../../../provider/refusal';
import { testDatabase } from '../../fixtures/database';
import { movableClock } from '../../fixtures/identityProvider';
import { seedSchool } from '../../fixtures/seedSchool';

const customerCode = 'SG10001';
const clock = movableClock();
let db: Database;
let log: RefusalLog;
/** People whose log lines the database rejects. */
let away: readonly string[] = [];
beforeAll(async () => {
  db = await testDatabase();
  await seedSchool(db, customerCode, { accounts: [] });
});
afterAll(() => db.close());
beforeEach(() => {
  away = [];
  log = createRefusalLog(db, clock);
});

const refuse = (uid: string) => {
  const actor = { customerCode, sub: uid, uid, person: uid };
  const inTransaction = async <T>(database: Database, work: (tx: Tx) => Promise<T>) => {
    if (away.includes(uid)) throw new DatabaseUnavailable();
    return database.inSchool({ customerCode, person: uid }, work);
  };
  return log.record({ access: ['user', 'delete'] } as unknown as Endpoint, {
    identified: { holder: actor, inTransaction } as unknown as Identified,
    caller: actor,
    request: { ip: '127.0.0.1', params: {} } as unknown as FastifyRequest,
    error: new Refusal('forbidden'),
  });
};
/** Returns the recorded numbers of repeated refusals, by person. */
const written = async (start: string) => {
  const rows = await db.asOwner((tx) =>
    tx
      .selectFrom('audit_entry')
      .select(['who', 'after'])
      .where('who', 'like', `${start}%`)
      .orderBy('seq')
      .execute(),
  );
  return rows.map(({ who, after }) => [who, (after as { times?: number } | null)?.times ?? 'at once']);
};

it('what was refused again is written once, whatever cannot be written before it', async () => {
  for (const uid of ['a1', 'a2', 'a3']) for (let times = 0; times < 3; times++) await refuse(uid);
  clock.move(60_000);
  away = ['a1', 'a2'];
  await expect(log.flush()).rejects.toThrow(DatabaseUnavailable);
  const first = ['a1', 'a2', 'a3'].map((uid) => [uid, 'at once']);
  expect(await written('a')).toEqual([...first, ['a3', 2]]);
  // Meanwhile refusals continue.
  await refuse('a2').catch(() => undefined);
  away = [];
  await refuse('a1');
  await log.flush(true);
  await log.flush(true);
  expect((await written('a')).slice(4).sort()).toEqual([
    ['a1', 2],
    ['a1', 'at once'],
    ['a2', 3],
  ]);
});

it('a refusal is written, though what was refused before it to somebody else cannot be', async () => {
  await refuse('b1');
  await refuse('b1');
  clock.move(60_000);
  away = ['b1'];
  await refuse('b2');
  expect(await written('b')).toEqual([
    ['b1', 'at once'],
    ['b2', 'at once'],
  ]);
  away = [];
  await log.flush();
  expect((await written('b')).slice(2)).toEqual([['b1', 1]]);
});
