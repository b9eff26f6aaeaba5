import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { refuseChangedCatalogue, storeCatalogue } from '../../../provider/db/refuseChangedCatalogue';
import { StartupError } from '../../../provider/db/startupError';
import { ownDatabase } from '../../fixtures/database';

describe('policies and rights of a database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await ownDatabase();
  });
  afterAll(() => db.close());

  const changed = async (change: string, back: string) => {
    await db.pool.query(change);
    const refusal = await refuseChangedCatalogue(db).catch((error: Error) => error);
    await db.pool.query(back);
    expect(refusal).toBeInstanceOf(StartupError);
    return (refusal as Error).message;
  };

  it('are those that the migrations left', async () => {
    await expect(refuseChangedCatalogue(db)).resolves.toBe('known');
  });

  it.each([
    [
      'a policy that is missing',
      'drop policy of_the_school on account',
      'create policy of_the_school on account to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())',
      /\(missing: policy of_the_school on account for \* to sportello_app using \(customer_code = app_school\(\)\)/,
    ],
    [
      'a right too much',
      'grant delete on audit_entry to sportello_app',
      'revoke delete on audit_entry from sportello_app',
      /\(not ours: grant DELETE on audit_entry to sportello_app\): schools would not be kept apart\. Restore it with/,
    ],
    [
      'a table whose policies bind nobody',
      'alter table sign_in no force row level security',
      'alter table sign_in force row level security',
      /\(missing: table sign_in guarded forced; not ours: table sign_in guarded\)/,
    ],
  ])('are refused with %s, in a sentence', async (_, change, back, sentence) => {
    expect(await changed(change, back)).toMatch(sentence);
    await expect(refuseChangedCatalogue(db)).resolves.toBe('known');
  });

  it('are not taken for ours where tables of schools are open', async () => {
    await db.pool.query(
      `delete from setting where name = 'catalogue'; alter table account disable row level security`,
    );
    await expect(storeCatalogue(db)).rejects.toThrow('The tables account hold rows of schools or people');
    await db.pool.query('alter table account enable row level security');
    await expect(storeCatalogue(db)).resolves.toBeUndefined();
  });
});
