import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { clean } from '../../../provider/jobs/clean';
import { testDatabase } from '../../fixtures/database';

const now = new Date('2026-09-01T12:00:00Z');
const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
const at = (time: Date) => ({ now: () => time });
const content = JSON.stringify({ supervisor: { sn: 'Rossi', email: 'anna@example.org' } });

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Inserts a file of two schools, the second of which was not created. */
async function file(state: 'previewed' | 'done' | 'stopped', age: number): Promise<string> {
  const id = randomUUID();
  const done_at = state === 'previewed' ? null : days(age);
  await db.asOwner(async (tx) => {
    await tx
      .insertInto('platform_import')
      .values({ id, created_at: days(age), created_by: 'w', state, done_at })
      .execute();
    const rows = [state === 'previewed' ? 'ready' : 'done', state === 'stopped' ? 'ready' : 'refused'];
    await tx
      .insertInto('platform_import_row')
      .values(
        rows.map((of, nth) => ({
          import: id,
          position: nth + 1,
          customer_code: `SG4000${nth}`,
          content,
          problems: '[]',
          state: of as never,
        })),
      )
      .execute();
  });
  return id;
}

/** Returns for each remaining row whether it still contains personal data. */
const left = async (id: string) => {
  const { rows } = await db.pool.query<{ said: boolean }>(
    `select content <> '{}' as said from platform_import_row where import = $1 order by position`,
    [id],
  );
  return rows.map(({ said }) => said);
};

it('what a file of schools said of people goes once it cannot be taken back, but for what may still be made of it', async () => {
  const [recent, old, stopped] = [await file('done', 29), await file('done', 31), await file('stopped', 31)];
  expect(await clean(db, at(now), at(now))).toBe(3);
  expect([await left(recent), await left(old), await left(stopped)]).toEqual([
    [true, true],
    [false, false],
    [false, true],
  ]);
});

it('a file of schools that nobody ran goes whole after thirty days', async () => {
  const [recent, old] = [await file('previewed', 29), await file('previewed', 31)];
  await clean(db, at(now), at(now));
  expect([await left(recent), await left(old)]).toEqual([[true, true], []]);
});
