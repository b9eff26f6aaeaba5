import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Tx } from '../../../provider/db/database';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

describe('whose signature on the trusted list counts', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, 'SG10001');
  });
  afterAll(() => db.close());

  const pinned = `'${'0'.repeat(64)}', 'MIIB', now()`;
  const doors: Readonly<Record<string, <T>(work: (tx: Tx) => Promise<T>) => Promise<T>>> = {
    'a school': (work) => db.inSchool({ customerCode: 'SG10001', person: 'anna' }, work),
    'the sign-in': (work) => db.asIdentity(work),
    'the platform': (work) => db.asPlatform(work),
    'the staff of the provider': (work) => db.asOperator(work),
  };

  it.each(Object.keys(doors))('is changed by no request, whatever its code does: as %s', async (name) => {
    const runs = (statement: string) =>
      doors[name]?.(async (tx) => {
        await sql.raw(statement).execute(tx);
        return 'ran';
      }).catch(({ code }: { code?: string }) => code);
    for (const statement of [
      `insert into trusted_list_signer values (${pinned})`,
      `update trusted_list_signer set certificate = 'MIIB'`,
      'delete from trusted_list_signer',
      'truncate trusted_list_signer',
      'alter table trusted_list_signer add column more text',
    ])
      expect(await runs(statement), statement).toBe('42501');
  });

  it('is changed by the owner of the database', async () => {
    const count = await db.asOwner(async (tx) => {
      await sql.raw(`insert into trusted_list_signer values (${pinned})`).execute(tx);
      const { numDeletedRows } = await tx.deleteFrom('trusted_list_signer').executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
    expect(count).toBe(1);
  });
});
