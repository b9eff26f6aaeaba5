import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../contract/values/clock';
import { inSnapshot } from '../db/backup/snapshot';
import { tableLines } from '../db/backup/tableLines';
import type { Database } from '../db/database';
import { writeLastBackup } from '../db/lastBackup';
import { StartupError } from '../db/startupError';
import type { Archive } from '../objects/archive';
import type { ObjectStore } from '../objects/objectStore';
import { syncTree } from '../writeDurably';
import { ARCHIVE, copyArchive } from './archiveFiles';
import { type Manifest, writeManifest } from './manifest';
import { copyObjects, OBJECTS } from './objectFiles';
import { readLines, writeLines } from './tableFile';

export interface Backing {
  readonly db: Database;
  readonly objects: ObjectStore;
  /** The archive, whose files are copied into the backup; absent if the backup is made without them. */
  readonly archive?: Archive;
  readonly clock: Clock;
}

/** Names a backup after the current time. */
export const backupName = (clock: Clock): string =>
  `sportello-${clock
    .now()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')}`;

/**
 * Writes a consistent snapshot of the database, and then the files of schools and the archive, into a folder that does
 * not exist yet. Secrets stay encrypted, and the backup does not contain their key.
 * @throws StartupError if the folder exists, or the database user does not see every row
 */
export async function createBackup(
  { db, objects, archive, clock }: Backing,
  folder: string,
): Promise<Manifest> {
  if (existsSync(folder))
    throw new StartupError(`${folder} is there already: a backup has a folder of its own.`);
  mkdirSync(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const at = clock.now().toISOString();
    const read = await inSnapshot(db, async ({ tx, tables, sequences, migrations, sealed }) => {
      const sums: Manifest['tables'][number][] = [];
      for (const table of tables)
        sums.push({ name: table.name, ...(await writeLines(folder, table.name, tableLines(tx, table))) });
      return { tables: sums, sequences, migrations, sealed };
    });
    const sum = await writeLines(folder, OBJECTS, copyObjects(objects, folder));
    const files = { ...sum, kind: objects.kind, bytes: await bytesOf(folder, sum) };
    const archived = archive && { archive: await writeLines(folder, ARCHIVE, copyArchive(archive, folder)) };
    const manifest: Manifest = { format: 1, at, ...read, objects: files, ...archived };
    await writeManifest(folder, manifest);
    await syncTree(folder);
    // Failure is ignored: the database may be a read-only standby, whose backup is as good.
    await db.asPlatform((tx) => writeLastBackup(tx, clock.now())).catch(() => undefined);
    return manifest;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function bytesOf(folder: string, sum: Omit<Manifest['tables'][number], 'name'>): Promise<number> {
  let bytes = 0;
  for await (const lines of readLines(folder, { name: OBJECTS, ...sum }))
    for (const line of lines) bytes += (JSON.parse(line) as { size: number }).size;
  return bytes;
}
