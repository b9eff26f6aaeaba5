import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { loadKeys } from '../../../provider/identity/oidc/keys';
import { testDatabase } from '../../fixtures/database';

describe('the keys of an installation', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  it('are made once, however many ask at the same moment, and kept', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => loadKeys(db)));
    for (const keys of all) expect(keys).toEqual(all[0]);
    expect(all[0]?.jwks.keys).toHaveLength(1);
    expect(await loadKeys(db)).toEqual(all[0]);
  });
});
