import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** What the name of a file ends with until it is whole. */
export const DRAFT = '.draft';

/**
 * Writes a file whole or not at all, in place of one that is there. Afterwards it is on the disk, under its name: neither a
 * crash nor a power cut takes it back.
 * @param mode who may read and write it, as far as the process lets them
 */
export async function writeDurably(path: string, content: string | Buffer, mode = 0o666): Promise<void> {
  const file = resolve(path);
  const folder = dirname(file);
  const made = await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}${DRAFT}`;
  try {
    await writeFile(draft, content, { mode, flag: 'wx', flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  // A folder that is new is a name in the one above it.
  const last = made === undefined ? folder : dirname(resolve(made));
  for (let at = folder; ; at = dirname(at)) {
    await syncFolder(at);
    if (at === last) return;
  }
}

/** Has the names in a folder on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and keeps the order of what is renamed by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
