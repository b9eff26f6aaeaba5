import { fill } from '../db/backup/fill';
import { refuseOtherKey } from '../db/backup/refuseOtherKey';
import type { Database } from '../db/database';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { StartupError } from '../db/startupError';
import type { Archive } from '../objects/archive';
import type { ObjectStore } from '../objects/objectStore';
import { putObject } from '../objects/putObject';
import { ARCHIVE, readArchived } from './archiveFiles';
import { type Manifest, readManifest } from './manifest';
import { fileOf, OBJECTS, type StoredFile } from './objectFiles';
import { readLines } from './tableFile';
import { type Verified, verifyBackup } from './verifyBackup';

interface Restoring {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly archive: Archive;
  /** Where the store on the disk is. */
  readonly dataDir: string;
}

const OTHER_STORE =
  'The files of this backup were in another kind of store: set S3_ENDPOINT where it had one, and not where it had none.';

/**
 * Restores a backup into an empty database: roles, tables and policies by the migrations that it had, then its rows, then
 * its files. What came since is migrated at the next start.
 * @throws StartupError where the backup is damaged or of a newer version, the database is not empty, or the key is another
 */
export async function restoreBackup(
  { db, objects, archive, dataDir }: Restoring,
  folder: string,
): Promise<Verified> {
  const had = migrationsOf(readManifest(folder));
  const verified = await verifyBackup(folder);
  const { manifest } = verified;
  if (manifest.objects.rows > 0 && manifest.objects.kind !== objects.kind)
    throw new StartupError(OTHER_STORE);
  await refuseOtherKey(db, manifest.sealed);
  await migrate(db, had);
  const tables = manifest.tables.map((table) => ({ ...table, lines: () => readLines(folder, table) }));
  await fill(db, tables, manifest.sequences);
  await restoreFiles(folder, manifest, objects, dataDir);
  await restoreArchive(folder, manifest, archive);
  return verified;
}

function migrationsOf({ migrations: had }: Manifest) {
  const other = had.find(
    ({ name, checksum }) => !migrations.some((one) => one.name === name && one.checksum === checksum),
  );
  if (other)
    throw new StartupError(
      `The backup is of another version of this program (it has "${other.name}"): restore it with that version.`,
    );
  return migrations.filter(({ name }) => had.some((one) => one.name === name));
}

async function restoreArchive(folder: string, manifest: Manifest, archive: Archive): Promise<void> {
  if (!manifest.archive) return;
  for await (const lines of readLines(folder, { ...manifest.archive, name: ARCHIVE }))
    for (const line of lines) await archive.write(...(await readArchived(folder, line)));
}

async function restoreFiles(
  folder: string,
  manifest: Manifest,
  objects: ObjectStore,
  dataDir: string,
): Promise<void> {
  for await (const lines of readLines(folder, { ...manifest.objects, name: OBJECTS })) {
    for (const line of lines) {
      const file = JSON.parse(line) as StoredFile;
      const { customerCode, id } = file;
      await putObject(objects, dataDir, { customerCode, id }, { ...file, path: fileOf(folder, file) });
    }
  }
}
