import { createReadStream } from 'node:fs';
import { PART_SIZE } from '../../contract/uploads/upload';
import { fill } from '../db/backup/fill';
import { refuseFilled } from '../db/backup/refuseFilled';
import { refuseOtherKey } from '../db/backup/refuseOtherKey';
import { type FilesTarget, noteRestoring, refuseFilledTarget } from '../db/backup/restoring';
import type { Database } from '../db/database';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { StartupError } from '../db/startupError';
import type { Archive } from '../objects/archive';
import type { ObjectStore } from '../objects/objectStore';
import { writeObject } from '../objects/writeObject';
import { ARCHIVE, readArchived } from './archiveFiles';
import { inGroups } from './inGroups';
import { type Manifest, readManifest } from './manifest';
import { fileOf, OBJECTS, type StoredFile } from './objectFiles';
import { readLines } from './tableFile';
import { type Verified, verifyBackup } from './verifyBackup';

interface Restoring {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly archive: Archive;
  /** Absent if files stay where they are and only the database is restored. */
  readonly target?: FilesTarget;
}

const OTHER_STORE =
  'The files of this backup were in another kind of store: set S3_ENDPOINT where it had one, and not where it had none.';

/**
 * Restores a backup into an empty database: first roles, tables and policies, by the migrations that the backup had;
 * then its files; and last its rows, in one transaction. As long as the database has no rows, the restore can be
 * repeated, and writes the files again. Later migrations run at the next start.
 * @throws StartupError if the backup is damaged or of a newer version, the database or the target of the files is not
 *   empty, or the key differs
 */
export async function restoreBackup(
  { db, objects, archive, target }: Restoring,
  folder: string,
): Promise<Verified> {
  await db.asOwner(refuseFilled);
  const { at, ...read } = readManifest(folder);
  if (target) await db.asOwner((tx) => refuseFilledTarget(tx, target, at));
  const had = migrationsOf(read);
  const verified = await verifyBackup(folder);
  const { manifest } = verified;
  if (manifest.objects.rows > 0 && manifest.objects.kind !== objects.kind)
    throw new StartupError(OTHER_STORE);
  await refuseOtherKey(db, manifest.sealed);
  await migrate(db, had);
  if (target) await db.asOwner((tx) => noteRestoring(tx, target, at));
  await restoreFiles(folder, manifest, objects);
  await restoreArchive(folder, manifest, archive);
  const tables = manifest.tables.map((table) => ({ ...table, lines: () => readLines(folder, table) }));
  await fill(db, tables, manifest.sequences);
  return verified;
}

function migrationsOf({ migrations: had }: Pick<Manifest, 'migrations'>) {
  const other = had.find(
    ({ name, checksum }) => !migrations.some((one) => one.name === name && one.checksum === checksum),
  );
  if (other)
    throw new StartupError(
      `The backup is of another version of this program (it has "${other.name}"): restore it with that version.`,
    );
  return migrations.filter(({ name }) => had.some((one) => one.name === name));
}

async function restoreFiles(folder: string, manifest: Manifest, objects: ObjectStore): Promise<void> {
  const restore = async (line: string) => {
    const { customerCode, id } = JSON.parse(line) as StoredFile;
    const name = { customerCode, id };
    const bytes = createReadStream(fileOf(folder, name));
    // In parts of the upload size: any file that could be uploaded also fits here.
    await writeObject(objects, name, bytes, undefined, PART_SIZE);
  };
  for await (const lines of readLines(folder, { ...manifest.objects, name: OBJECTS })) {
    for await (const _ of inGroups(lines, WRITTEN_AT_ONCE, restore));
  }
}

/** Files written concurrently; one part of each is held in memory. */
const WRITTEN_AT_ONCE = 4;

async function restoreArchive(folder: string, manifest: Manifest, archive: Archive): Promise<void> {
  if (!manifest.archive) return;
  for await (const lines of readLines(folder, { ...manifest.archive, name: ARCHIVE })) {
    for (const line of lines) {
      const [path, bytes] = await readArchived(folder, line);
      // A file with the right content is not written again, because it may be locked against overwriting.
      if (!(await archive.read(path))?.equals(bytes)) await archive.write(path, bytes);
    }
  }
}
