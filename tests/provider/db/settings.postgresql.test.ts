import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { readOrCreateSecret } from '../../../provider/db/settings';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';

/** PostgreSQL only: the embedded database is opened by one process, which has one key. */
describe('a setting that is a secret', () => {
  let place: DatabasePlace;
  let db: Database;
  beforeAll(async () => {
    place = await databasePlace();
    db = await openDatabase(place.options);
  });
  afterAll(async () => {
    await db.close();
    await place.remove();
  });

  it('is refused in a sentence to a person who has another key', async () => {
    await readOrCreateSecret(db, 'd', () => ({ d: 1 }));
    const stranger = await openDatabase({ ...place.options, secretKeys: ['x'.repeat(32)] });
    await expect(readOrCreateSecret(stranger, 'd', () => ({ d: 2 }))).rejects.toThrow(
      'The secrets of this database were sealed with another key: give this process the SECRET_KEY',
    );
    await stranger.close();
  });

  it('is sealed with the new key once that was given, with the one before', async () => {
    const place = await databasePlace();
    const [before, after] = ['a'.repeat(32), 'b'.repeat(32)];
    for (const [secretKeys, made] of [
      [[before], { e: 1 }],
      [[after, before], { e: 2 }],
      [[after], { e: 3 }],
    ] as const) {
      const one = await openDatabase({ ...place.options, secretKeys });
      expect(await readOrCreateSecret<{ e: number }>(one, 'e', () => made)).toEqual({ e: 1 });
      await one.close();
    }
    await place.remove();
  });
});
