import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalogue, catalogue } from './catalogue';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';

/**
 * Who may do what after the migrations of this version, as they leave it in an empty database: an embedded one of its own,
 * gone afterwards. It takes some seconds, and is asked for once in the life of a database.
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
