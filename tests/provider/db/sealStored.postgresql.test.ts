import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Tx } from '../../../provider/db/database';
import { sealStored } from '../../../provider/db/sealStored';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';
import { whileHeld } from '../../fixtures/whileHeld';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await seedSchool(db, 'SG10001', { accounts: [] });
});
afterAll(() => db.close());

it('leaves its body to a mail that is sent again in the meantime', async () => {
  const mail = { customer_code: 'SG10001', uid: null, subject: 's', recipient: 'r', body: 'b' };
  const given = { failure: 'f', created_at: new Date(), sent_at: null };
  await db.asOwner((tx) =>
    tx
      .insertInto('mail')
      .values({ ...mail, ...given, id: randomUUID() })
      .execute(),
  );
  const sentAgain = (tx: Tx) => tx.updateTable('mail').set({ failure: null }).execute();
  await whileHeld(db, sentAgain, [() => sealStored(db)]);
  const rows = await db.asOwner((tx) => tx.selectFrom('mail').select('body').execute());
  expect(rows[0]?.body).not.toBe('');
});
