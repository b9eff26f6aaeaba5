import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../db/startupError';
import type { Archive } from '../objects/archive';

/** A file of the archive in a backup. */
interface ArchivedFile {
  readonly path: string;
  readonly sha256: string;
}

/** Name of the file in a backup that lists the archive's files; it lies beside the files of the tables. */
export const ARCHIVE = 'archive';

const fileOf = (folder: string, path: string): string => join(folder, 'archive', ...path.split('/'));
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Copies every file of the archive into a backup. Yields the lines that list the copies. */
export async function* copyArchive(archive: Archive, folder: string): AsyncGenerator<readonly string[]> {
  for await (const path of archive.list()) {
    const bytes = await archive.read(path);
    if (!bytes) continue;
    await mkdir(dirname(fileOf(folder, path)), { recursive: true, mode: 0o700 });
    await writeFile(fileOf(folder, path), bytes, { mode: 0o600, flag: 'wx', flush: true });
    yield [JSON.stringify({ path, sha256: sha256Of(bytes) } satisfies ArchivedFile)];
  }
}

/**
 * Reads a copied archive file of a backup.
 * @param line its line in the list of the archive's files
 * @returns its path in the archive, and its content
 * @throws StartupError if it is missing, or differs from what was copied
 */
export async function readArchived(folder: string, line: string): Promise<readonly [string, Buffer]> {
  const { path, sha256 } = JSON.parse(line) as ArchivedFile;
  const bytes = await readFile(fileOf(folder, path)).catch(() => undefined);
  if (bytes && sha256Of(bytes) === sha256) return [path, bytes];
  throw new StartupError(`The backup is damaged: ${fileOf(folder, path)} is not what was copied.`);
}
