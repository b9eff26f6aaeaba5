import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import type { ObjectName, ObjectStore } from '../../../provider/objects/objectStore';
import { cleanStoredFiles } from '../../../provider/uploads/cleanStoredFiles';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const now = new Date('2026-09-02T10:00:00Z');
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await seedSchool(db, 'SG10001', { accounts: [] });
});
afterAll(() => db.close());

it('a file that the store does not remove keeps no other from it, and stays known', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  const school = { customer_code: 'SG10001', store: 'disk' as const, resource: 'r', field: 'f', sha256: 'a' };
  await db.asOwner((tx) =>
    tx
      .insertInto('stored_file')
      .values(ids.map((id) => ({ ...school, id, let_go_at: new Date('2026-08-31T10:00:00Z') })))
      .execute(),
  );
  const remove = async ({ id }: ObjectName) => {
    if (id === ids[0]) throw new Error('it is locked');
  };
  const objects = { kind: 'disk', remove } as Partial<ObjectStore> as ObjectStore;
  await expect(cleanStoredFiles({ db, objects, clock: { now: () => now } })).rejects.toThrow('it is locked');
  expect(await db.asOwner((tx) => tx.selectFrom('stored_file').select('id').execute())).toEqual([
    { id: ids[0] },
  ]);
});
