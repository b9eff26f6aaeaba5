import { expect, it } from 'vitest';
import { inSnapshot } from '../../../../provider/db/backup/snapshot';
import { ownDatabase } from '../../../fixtures/database';

it('a backup names every migration of its database, also one of a version after this: that one restores it', async () => {
  const db = await ownDatabase();
  const later = { name: '9999_later', checksum: 'x' };
  await db.asOwner((tx) => tx.insertInto('migration').values(later).execute());
  const migrations = await inSnapshot(db, async (snapshot) => snapshot.migrations);
  expect(migrations.at(-1)).toEqual(later);
  await db.close();
});
