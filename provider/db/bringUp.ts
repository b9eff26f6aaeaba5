import type { Database } from './database';
import { declaredResources } from './declaredResources';
import { expectedCatalogue } from './expectedCatalogue';
import { type Migrating, migrate } from './migrate';
import { migrations } from './migrations';
import { tellChangedCollations } from './postgresql/collations';
import { refuseChangedCatalogue, storeCatalogue } from './refuseChangedCatalogue';
import { refuseUnwritten } from './refuseUnwritten';

/**
 * Migrates a database to this version, and verifies its policies and privileges. They are compared with those stored
 * after the last migrations. A database without stored ones is compared with a new database of this version.
 * @returns the names of the applied migrations
 * @throws StartupError if it cannot be migrated, or its privileges differ
 */
export async function bringUp(db: Database, options: Migrating = {}): Promise<readonly string[]> {
  refuseUnwritten(
    declaredResources,
    migrations.map(({ text }) => text),
  );
  const found = await refuseChangedCatalogue(db);
  const applied = await migrate(db, undefined, options);
  await storeCatalogue(db, found === 'unknown' ? expectedCatalogue : undefined);
  if (db.kind === 'postgresql') await tellChangedCollations(db.pool, options.log ?? (() => undefined));
  return applied;
}
