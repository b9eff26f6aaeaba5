import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

describe('a transaction', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, 'SG10001', { accounts: [{ username: 'supervisor' }, { username: 'docente' }] });
    await seedSchool(db, 'SG10002', { accounts: [{ username: 'supervisor' }] });
  });
  afterAll(() => db.close());

  it("sees the rows of its school and nobody else's", async () => {
    const uids = await db.inSchool({ customerCode: 'SG10001', person: 'p' }, (tx) =>
      tx.selectFrom('account').select('uid').orderBy('uid').execute(),
    );
    expect(uids).toEqual([{ uid: 'docente.SG10001' }, { uid: 'supervisor.SG10001' }]);
  });
});
