import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditFilter } from '../../../../contract/audit/auditFilter';
import { countEntries } from '../../../../provider/areas/audit/auditStore';
import { type AuditedChange, recordAudit } from '../../../../provider/audit/recordAudit';
import type { Database } from '../../../../provider/db/database';
import { ownDatabase } from '../../../fixtures/database';
import { seedSchool } from '../../../fixtures/seedSchool';

const customerCode = 'SG10001';
const at = new Date('2026-11-21T08:00:00Z');

describe('the counts of an audit log', () => {
  let db: Database;
  beforeAll(async () => {
    db = await ownDatabase();
    await seedSchool(db, customerCode);
    await record(
      { entity: 'user', action: 'edit' },
      { entity: 'user', action: 'disable', reason: 'forbidden' },
    );
    await record({ entity: 'session', action: 'signIn' });
  });
  afterAll(() => db.close());

  const record = (...changes: AuditedChange[]) =>
    db.inSchool({ customerCode, person: 'p' }, (tx) =>
      recordAudit(tx, { customerCode, who: 'w', asWhom: 'w', address: null, at }, changes),
    );
  const counts = (filter: AuditFilter) =>
    db.inSchool({ customerCode, person: 'p' }, async (tx) => {
      const found = await countEntries(tx, customerCode, filter);
      return Object.fromEntries(found.map(({ filter: name, value, count }) => [`${name} ${value}`, count]));
    });
  const changed = (sql: string) =>
    db.pool.query(`begin; alter table audit_entry no force row level security, disable trigger all; ${sql};
      alter table audit_entry force row level security, enable trigger all; commit`);

  it('follow what is added, for each filter by itself', async () => {
    const first = { 'entity user': 2, 'entity session': 1, 'outcome refused': 1, 'outcome done': 2 };
    expect(await counts({})).toMatchObject(first);
    expect(await counts({ entity: 'user' })).toMatchObject({ 'action edit': 1, 'action disable': 1 });
    await record({ entity: 'user', action: 'edit' }, { entity: 'user', action: 'edit' });
    expect(await counts({})).toMatchObject({ ...first, 'entity user': 4, 'outcome done': 4 });
    expect(await counts({ entity: 'user' })).toMatchObject({ 'action edit': 3, 'action disable': 1 });
    expect(await counts({ q: 'w' })).toMatchObject({ 'entity user': 4 });
  });

  it('look at new lines alone, of two million too', async () => {
    await counts({});
    await changed(`update audit_entry set entity = 'role' where seq = 1`);
    await record({ entity: 'session', action: 'signIn' });
    expect(await counts({})).toMatchObject({ 'entity user': 4, 'entity session': 2 });
  });

  it('are made anew where the log is another one', async () => {
    await changed(`update audit_entry set hash = md5(seq::text)`);
    expect(await counts({})).toMatchObject({ 'entity user': 3, 'entity role': 1, 'entity session': 2 });
  });
});
