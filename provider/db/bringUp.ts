import { storedEntities } from '../../contract/storing/storedEntities';
import type { Database } from './database';
import { expectedCatalogue } from './expectedCatalogue';
import { type Migrating, migrate } from './migrate';
import { migrations } from './migrations';
import { tellChangedCollations } from './postgresql/collations';
import { keepCatalogue, refuseChangedCatalogue } from './refuseChangedCatalogue';
import { refuseUnwritten } from './refuseUnwritten';

/**
 * Brings a database up to this version, and sees to it that its policies and rights are those that migrations made: as
 * they were written down, or, of a database from before that was done, as they are made in an empty one.
 * @returns the names of the migrations that were applied
 * @throws StartupError
 */
export async function bringUp(db: Database, options: Migrating = {}): Promise<readonly string[]> {
  refuseUnwritten(
    storedEntities,
    migrations.map(({ text }) => text),
  );
  const found = await refuseChangedCatalogue(db);
  const applied = await migrate(db, undefined, options);
  await keepCatalogue(db, found === 'unknown' ? expectedCatalogue : undefined);
  if (db.kind === 'postgresql') await tellChangedCollations(db.pool, options.log ?? (() => undefined));
  return applied;
}
