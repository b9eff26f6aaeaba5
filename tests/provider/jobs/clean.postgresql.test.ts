import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Tx } from '../../../provider/db/database';
import { clean } from '../../../provider/jobs/clean';
import { testDatabase } from '../../fixtures/database';
import { whileHeld } from '../../fixtures/whileHeld';

const now = new Date('2026-09-01T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const clock = { now: () => now };

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

it('leaves what comes back to life while it is cleaned', async () => {
  const counter = { key: 'k', times: '[]', expires_at: minutes(-1) };
  await db.asOwner((tx) => tx.insertInto('rate_counter').values(counter).execute());
  const revive = (tx: Tx) =>
    tx
      .updateTable('rate_counter')
      .set({ expires_at: minutes(1) })
      .execute();
  expect(await whileHeld(db, revive, [() => clean(db, clock, clock)])).toEqual([0]);
  expect(await db.asOwner((tx) => tx.selectFrom('rate_counter').select('key').execute())).toHaveLength(1);
});
