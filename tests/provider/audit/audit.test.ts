import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../../../provider/audit/recordAudit';
import { verifyAudit } from '../../../provider/audit/verifyAudit';
import type { Database } from '../../../provider/db/database';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const at = new Date('2026-11-21T08:00:00.123Z');
const actor = (customerCode: string) => ({ customerCode, who: 'w', asWhom: 'a', address: '127.0.0.1', at });

describe('the audit log', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, 'SG10001');
    await seedSchool(db, 'SG10002');
  });
  afterAll(() => db.close());

  const inSchool = <T>(code: string, work: Parameters<typeof db.inSchool<T>>[1]) =>
    db.inSchool({ customerCode: code, person: 'p' }, work);
  const record = (code: string, ...ids: string[]) =>
    inSchool(code, (tx) =>
      recordAudit(
        tx,
        actor(code),
        ids.map((id) => ({
          entity: 'user',
          action: 'disable',
          id,
          before: { b: 1, a: ['ò', null] },
          after: {},
        })),
      ),
    );

  it('is one chain a school, unbroken under writers at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => record('SG10001', id, `${id}2`)));
    await record('SG10002', 'x');
    expect(await inSchool('SG10001', (tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
    const lines = await inSchool('SG10001', (tx) =>
      tx.selectFrom('audit_entry').select('seq').orderBy('seq').execute(),
    );
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    const other = await inSchool('SG10002', (tx) => tx.selectFrom('audit_entry').select('seq').execute());
    expect(other).toEqual([{ seq: 1 }]);
  });

  it('leaves no line when its transaction is rolled back', async () => {
    const undone = inSchool('SG10002', async (tx) => {
      await recordAudit(tx, actor('SG10002'), [{ entity: 'user', action: 'x' }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const lines = await inSchool('SG10002', (tx) => tx.selectFrom('audit_entry').select('seq').execute());
    expect(lines).toHaveLength(1);
  });

  it.each([
    [
      'a line that was changed',
      "update audit_entry set after = '{\"a\":1}' where customer_code = 'SG10001' and seq = 5",
      5,
    ],
    ['a line that was removed', "delete from audit_entry where customer_code = 'SG10001' and seq = 5", 6],
  ])('shows %s, no matter who did it', async (_name, change, seq) => {
    const undo = new Error('undo');
    let found: number | undefined;
    await db
      .asOwner(async (tx) => {
        await sql`alter table audit_entry disable trigger all`.execute(tx);
        await sql.raw(change).execute(tx);
        found = await verifyAudit(tx, 'SG10001');
        throw undo;
      })
      .catch((error) => {
        if (error !== undo) throw error;
      });
    expect(found).toBe(seq);
  });
});
