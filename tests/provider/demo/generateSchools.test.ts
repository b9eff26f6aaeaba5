import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { generateSchools } from '../../../provider/demo/generateSchools';
import { testDatabase } from '../../fixtures/database';

const given = { today: '2026-11-21', passwordHash: 'one for all' };
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const counts = () =>
  db.asOwner(async (tx) => {
    const { rows } = await sql<{ school: string; n: number; names: string }>`
      select customer_code as school, count(*)::int as n, md5(string_agg(search, ',' order by uid)) as names
      from account group by 1 order by 1`.execute(tx);
    return rows;
  });

describe('generated schools', () => {
  it('are as many and as large as asked for, the same at each run, and added only where missing', async () => {
    expect(await generateSchools(db, { schools: 30, users: 20 }, given)).toBe(30);
    const first = await counts();
    expect(first).toHaveLength(30);
    expect(first.every(({ n }) => n === 20)).toBe(true);
    expect(first.at(-1)?.school).toBe('BM00030');
    await db.asOwner(async (tx) => {
      await tx.deleteFrom('office').where('customer_code', '=', 'BM00007').execute();
      await tx.deleteFrom('account').where('customer_code', '=', 'BM00007').execute();
      await tx.deleteFrom('licence').where('customer_code', '=', 'BM00007').execute();
      await tx.deleteFrom('school').where('customer_code', '=', 'BM00007').execute();
    });
    expect(await generateSchools(db, { schools: 30, users: 20 }, given)).toBe(1);
    expect(await counts()).toEqual(first);
  });
});
