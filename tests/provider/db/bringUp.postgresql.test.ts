import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringUp } from '../../../provider/db/bringUp';
import { catalogue } from '../../../provider/db/catalogue';
import type { Database } from '../../../provider/db/database';
import { refuseChangedCatalogue, storeCatalogue } from '../../../provider/db/refuseChangedCatalogue';
import { compiledPglite } from '../../fixtures/compiledPglite';
import { ownDatabase } from '../../fixtures/database';

describe('a database of which nobody wrote down who may do what', () => {
  let db: Database;
  beforeAll(async () => {
    await compiledPglite();
    db = await ownDatabase();
    await db.pool.query(`delete from setting where name = 'catalogue'`);
  });
  afterAll(() => db.close());

  it('is refused where a policy was loosened or a right given, though every table is guarded', async () => {
    const ours = await db.asOwner(catalogue);
    await db.pool.query('grant delete on audit_entry to sportello_app');
    await db.pool.query('alter policy of_the_school on account using (true)');
    await expect(storeCatalogue(db, async () => ours)).rejects.toThrow(
      /not those that this program made \(missing: policy of_the_school on account .+; not ours: grant DELETE on audit_entry to sportello_app; policy of_the_school on account for \* to sportello_app using true/,
    );
    expect(await refuseChangedCatalogue(db)).toBe('unknown');
  });

  it('is taken, and written down, where it is as migrations make it in an empty one', async () => {
    await db.pool.query('revoke delete on audit_entry from sportello_app');
    await db.pool.query('alter policy of_the_school on account using (customer_code = app_school())');
    expect(await bringUp(db)).toEqual([]);
    expect(await refuseChangedCatalogue(db)).toBe('known');
  });
});
