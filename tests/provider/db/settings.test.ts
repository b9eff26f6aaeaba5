import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { readOrCreateSecret, readSetting, writeSetting } from '../../../provider/db/settings';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';

describe('a setting', () => {
  let place: DatabasePlace;
  let db: Database;
  let other: Database;
  beforeAll(async () => {
    place = await databasePlace();
    db = await openDatabase(place.options);
    other = db.kind === 'pglite' ? db : await openDatabase(place.options);
  });
  afterAll(async () => {
    await db.close();
    if (other !== db) await other.close();
    await place.remove();
  });

  it('is what was written last', async () => {
    await db.asPlatform((tx) => writeSetting(tx, 'a', { one: 1 }));
    await db.asPlatform((tx) => writeSetting(tx, 'a', { one: 2 }));
    expect(await other.asPlatform((tx) => readSetting(tx, 'a'))).toEqual({ one: 2 });
    expect(await db.asPlatform((tx) => readSetting(tx, 'b'))).toBeUndefined();
  });

  it('is made once when many ask for it together, and all get the same', async () => {
    let made = 0;
    const make = () => {
      made += 1;
      return { key: randomUUID() };
    };
    const asked = Array.from({ length: 12 }, (_, i) => readOrCreateSecret(i % 2 ? db : other, 'key', make));
    const keys = new Set((await Promise.all(asked)).map(({ key }) => key));
    expect(keys.size).toBe(1);
    expect(made).toBe(1);
  });

  it('is not made when its making fails, and the next may make it', async () => {
    const failing = readOrCreateSecret(db, 'c', () => Promise.reject(new Error('no entropy')));
    await expect(failing).rejects.toThrow('no entropy');
    expect(await readOrCreateSecret(db, 'c', () => ({ c: 1 }))).toEqual({ c: 1 });
  });
});
