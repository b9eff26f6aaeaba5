import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalogue, catalogue } from './catalogue';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';

/**
 * Computes the privileges after this version's migrations in an empty database: a temporary embedded one. It takes
 * some seconds, and is needed once in the life of a database.
 */
export async function expectedCatalogue(): Promise<Catalogue> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sportello-expected-'));
  try {
    const db = await openDatabase({ dataDir });
    try {
      await migrate(db);
      return await db.asOwner(catalogue);
    } finally {
      await db.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
