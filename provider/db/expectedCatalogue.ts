import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalogue, catalogue } from './catalogue';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';

/**
 * Returns the privileges that the migrations of this version create, read from a temporary embedded database. It takes
 * some seconds, but is needed only once for each database.
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
