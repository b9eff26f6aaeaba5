import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAFT, writeDurably } from '../../writeDurably';
import type { Archive } from '../archive';

/** Opens the archive in a folder of this machine. */
export function folderArchive(root: string): Archive {
  const list = async function* (folder = ''): AsyncIterable<string> {
    const entries = await found(readdir(join(root, folder), { withFileTypes: true }));
    for (const entry of (entries ?? []).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) yield* list(path);
      else if (!path.endsWith(DRAFT)) yield path;
    }
  };
  return {
    // Flushed to the disk, because the lines are then removed from the database.
    write: (path, content) => writeDurably(join(root, path), content),
    read: (path) => found(readFile(join(root, path))),
    async since(folder, from) {
      const names = (await found(readdir(join(root, folder)))) ?? [];
      const wanted = names.filter((name) => name >= from && !name.endsWith(DRAFT));
      return wanted.sort().map((name) => `${folder}/${name}`);
    },
    list: () => list(),
  };
}

/** Returns the result of a read; undefined if the file or folder does not exist. */
const found = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
