import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEntries, NEWEST_FIRST } from '../../../../provider/areas/audit/auditStore';
import type { Database } from '../../../../provider/db/database';
import { ownDatabase } from '../../../fixtures/database';
import { seedSchool } from '../../../fixtures/seedSchool';

const customerCode = 'SG10001';
/** Above the number of lines that are checked one by one. */
const MANY = 5010;

describe('a search of a log with very many different values', () => {
  let db: Database;
  beforeAll(async () => {
    db = await ownDatabase();
    await seedSchool(db, customerCode);
    await db.pool.query(`begin; alter table audit_entry no force row level security;
      insert into audit_entry (customer_code, seq, at, who, as_whom, entity, action, id, outcome, previous_hash, hash)
      select '${customerCode}', n, now(), 'Zoë' || n % 2, 'Zoë' || n % 2, 'user', 'edit', 'Thing' || n, 'done', '', n::text
      from generate_series(1, ${MANY}) n;
      alter table audit_entry force row level security; commit`);
  });
  afterAll(() => db.close());

  const found = (q: string) =>
    db.inSchool({ customerCode, person: 'p' }, (tx) =>
      findEntries(tx, customerCode, { q }, NEWEST_FIRST, { skip: 0, size: 3 }),
    );

  it.each([
    ['thing5001', 1, [5001]],
    ['thing500', 11, [5009, 5008, 5007]],
    // The last one in index order.
    ['thing999', 1, [999]],
    ['zoe0 thing4999', 0, []],
    ['ZOE1 thing4999', 1, [4999]],
    ['nobody', 0, []],
  ])('finds %s', async (q, total, seqs) => {
    const answer = await found(q);
    expect([answer.total, answer.data.map(({ seq }) => seq)]).toEqual([total, seqs]);
  });

  it('is the same where they are few enough to be looked at one by one', async () => {
    await db.pool.query(`begin; alter table audit_entry no force row level security, disable trigger all;
      delete from audit_entry where seq <= 10;
      alter table audit_entry force row level security, enable trigger all; commit`);
    expect((await found('thing500')).total).toBe(11);
    expect((await found('zoe0')).total).toBe(2500);
  });
});
