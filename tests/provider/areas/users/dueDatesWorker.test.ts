import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyAllDueDates } from '../../../../provider/areas/users/dueDatesWorker';
import type { Database } from '../../../../provider/db/database';
import { testDatabase } from '../../../fixtures/database';
import { seedSchool } from '../../../fixtures/seedSchool';

const clock = { now: () => new Date('2026-09-02T10:00:00Z') };
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  const accounts = [{ username: 'parte', data_scadenza: '2026-09-01' }];
  for (const school of ['SG10001', 'SG10002', 'SG10003']) await seedSchool(db, school, { accounts });
});
afterAll(() => db.close());

it('a school in which nobody can be disabled keeps no other from it', async () => {
  await db.pool.query(`
    create function fails() returns trigger language plpgsql as $$ begin raise 'it fails'; end $$;
    create trigger fails before update on account for each row when (old.customer_code = 'SG10001')
      execute function fails()`);
  try {
    await expect(applyAllDueDates({ db, clock, publicUrl: 'http://localhost:1' })).rejects.toThrow(
      'it fails',
    );
  } finally {
    await db.pool.query('drop trigger fails on account; drop function fails()');
  }
  const enabled = await db.asOwner((tx) =>
    tx.selectFrom('account').select(['uid', 'enabled']).orderBy('uid').execute(),
  );
  expect(enabled).toEqual([
    { uid: 'parte.SG10001', enabled: true },
    { uid: 'parte.SG10002', enabled: false },
    { uid: 'parte.SG10003', enabled: false },
  ]);
});
