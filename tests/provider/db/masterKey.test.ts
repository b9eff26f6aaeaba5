import { existsSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { makeMasterKey } from '../../../provider/db/masterKey';
import { openDatabase } from '../../../provider/db/openDatabase';
import { readOrCreateSecret } from '../../../provider/db/settings';
import { secretKeyFile } from '../../../provider/secrets/masterSecrets';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';

describe('the key that a database is sealed with', () => {
  let place: DatabasePlace;
  let db: Database;
  let file: string;
  const seal = (name: string) => readOrCreateSecret(db, name, () => ({ a: 1 }));
  beforeAll(async () => {
    place = await databasePlace();
    file = secretKeyFile(place.options.dataDir);
    rmSync(file, { force: true });
    db = await openDatabase(place.options);
  });
  afterAll(async () => {
    await db.close();
    await place.remove();
  });

  it('is made by nothing that needs one, but by the very first start', async () => {
    await expect(seal('one')).rejects.toThrow(`There is no secret.key in ${place.options.dataDir}`);
    expect(existsSync(file)).toBe(false);
    await makeMasterKey(db, place.options);
    expect(await seal('one')).toEqual({ a: 1 });
  });

  it('is not made again where something is sealed already: another key would open nothing', async () => {
    await makeMasterKey(db, place.options);
    rmSync(file);
    await expect(makeMasterKey(db, place.options)).rejects.toThrow(
      'give this process the one of the processes that use the database',
    );
    expect(existsSync(file)).toBe(false);
    // With a key in the environment, no file is needed.
    await makeMasterKey(db, { ...place.options, secretKeys: ['x'.repeat(32)] });
    expect(existsSync(file)).toBe(false);
  });
});
