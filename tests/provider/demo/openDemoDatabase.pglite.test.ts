import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../provider/config';
import type { Database } from '../../../provider/db/database';
import { migrate } from '../../../provider/db/migrate';
import { openDatabase } from '../../../provider/db/openDatabase';
import { anySchool } from '../../../provider/demo/ensureDemo';
import { openDemoDatabase } from '../../../provider/demo/openDemoDatabase';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const holdsSchool = (db: Database) => db.asOwner(anySchool);

describe('resetting the demo of a version before 1.0.0', () => {
  let place: DatabasePlace;
  beforeEach(async () => {
    place = await databasePlace();
    const db = await openDatabase(place.options);
    await seedSchool(db, 'SG10001');
    await db.asOwner(async (tx) => {
      await tx.deleteFrom('migration').execute();
      await tx.insertInto('migration').values({ name: '0001_roles', checksum: '' }).execute();
    });
    await db.close();
  });
  afterEach(() => place.remove());

  const config = (DEMO: string) => readConfig({ DEMO, DATA_DIR: place.options.dataDir });

  it('begins with an empty database that can be migrated', async () => {
    const before = await openDatabase(place.options);
    await before.asOwner((tx) => tx.insertInto('setting').values({ name: 'demo', value: '{}' }).execute());
    await before.close();
    const db = await openDemoDatabase(config('1'));
    expect(await holdsSchool(db)).toBe(false);
    expect(await migrate(db)).toEqual([]);
    await db.close();
  });

  it('is refused where no demo is wanted or none is there, and nothing is lost', async () => {
    await expect(openDemoDatabase(config('0'))).rejects.toThrow(/made by a version before 1\.0\.0/);
    await expect(openDemoDatabase(config('1'))).rejects.toThrow(/made by a version before 1\.0\.0/);
    const db = await openDatabase(place.options);
    expect(await holdsSchool(db)).toBe(true);
    await db.close();
  });
});
