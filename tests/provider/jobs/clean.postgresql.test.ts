import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { clean } from '../../../provider/jobs/clean';
import { testDatabase } from '../../fixtures/database';
import { somebodyWaits } from '../../fixtures/somebodyWaits';

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
  let removed: Promise<number> | undefined;
  await db.asOwner(async (tx) => {
    await tx
      .updateTable('rate_counter')
      .set({ expires_at: minutes(1) })
      .execute();
    removed = clean(db, clock, clock);
    await somebodyWaits(db);
  });
  expect(await removed).toBe(0);
  expect(await db.asOwner((tx) => tx.selectFrom('rate_counter').select('key').execute())).toHaveLength(1);
});
