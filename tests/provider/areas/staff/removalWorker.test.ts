import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeClosedSchools } from '../../../../provider/areas/staff/removalWorker';
import type { Database } from '../../../../provider/db/database';
import type { ObjectStore } from '../../../../provider/objects/objectStore';
import { testDatabase } from '../../../fixtures/database';
import { seedSchool } from '../../../fixtures/seedSchool';
import { whileCancelled } from '../../../fixtures/whileCancelled';

const now = new Date('2026-09-02T10:00:00Z');
const closed_at = new Date('2026-07-01T10:00:00Z');
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

it('a school of which a file cannot be removed stays, and keeps no other from going', async () => {
  for (const [i, customer_code] of ['SG10001', 'SG10002'].entries()) {
    await seedSchool(db, customer_code, { accounts: [] });
    await db.asOwner(async (tx) => {
      await tx.updateTable('school').set({ closed_at }).where('customer_code', '=', customer_code).execute();
      const file = { customer_code, id: `${i}1111111-0000-4000-8000-000000000000`, folder: 'f', name: 'n' };
      const sent = {
        size: 1,
        part_size: 1,
        store: 'disk' as const,
        store_id: 's',
        by_uid: 'u',
        by_name: 'n',
      };
      await tx
        .insertInto('upload')
        .values({ ...file, ...sent, begun_at: closed_at, last_at: closed_at })
        .execute();
    });
  }
  const abandon = async ({ customerCode }: { readonly customerCode: string }) => {
    if (customerCode === 'SG10001') throw new Error('it is locked');
  };
  const objects = { kind: 'disk', abandon } as unknown as ObjectStore;
  await expect(removeClosedSchools({ db, objects, clock: { now: () => now } })).rejects.toThrow(
    'it is locked',
  );
  const schools = await db.asOwner((tx) =>
    tx.selectFrom('school').select(['customer_code', 'removed_at']).orderBy('customer_code').execute(),
  );
  expect(schools).toEqual([
    { customer_code: 'SG10001', removed_at: null },
    { customer_code: 'SG10002', removed_at: now },
  ]);
});

it('fewer go at a time where so many take longer than a statement is given', async () => {
  const codes = ['SG10003', 'SG10004', 'SG10005', 'SG10006'];
  for (const customer_code of codes) {
    await seedSchool(db, customer_code, { accounts: [] });
    await db.asOwner((tx) =>
      tx.updateTable('school').set({ closed_at }).where('customer_code', '=', customer_code).execute(),
    );
  }
  await db.pool.query('delete from upload');
  await whileCancelled(db, { event: 'update', table: 'school', most: 2 }, async () => {
    const objects = { kind: 'disk' } as unknown as ObjectStore;
    const removed = await removeClosedSchools({ db, objects, clock: { now: () => now } });
    expect([...removed].sort()).toEqual(['SG10001', ...codes]);
  });
});
