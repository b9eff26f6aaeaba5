import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** What the name of a file ends with until it is whole. */
export const DRAFT = '.draft';

/**
 * Writes a file whole or not at all, in place of one that is there. Afterwards it is on the disk, under its name: neither a
 * crash nor a power cut takes it back.
 * @param mode who may read and write it, as far as the process lets them
 */
export async function writeDurably(path: string, content: string | Buffer, mode = 0o666): Promise<void> {
  const file = resolve(path);
  const draft = `${file}.${randomBytes(6).toString('hex')}${DRAFT}`;
  const syncFolders = await makeFolder(dirname(file));
  try {
    await writeFile(draft, content, { mode, flag: 'wx', flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolders();
}

/**
 * Moves a file or folder whose bytes are on the disk already, on the same one. Afterwards its new name is on it, too. The
 * folder that it comes to is made where it is not there.
 */
export async function renameDurably(from: string, to: string): Promise<void> {
  const syncFolders = await makeFolder(dirname(resolve(to)));
  await rename(from, to);
  await syncFolders();
}

/**
 * Makes a file that only the provider's own user may read, whole or not at all, and never over that of another process that
 * was quicker. Afterwards one of the two is on the disk, under its name: what is sealed with it may be written.
 */
export function makeDurably(path: string, content: string): void {
  const file = resolve(path);
  const folder = dirname(file);
  const made = mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}${DRAFT}`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  if (opensFolders) for (const one of foldersTo(folder, made)) syncNow(one);
}

/** @returns what has the names in it on the disk, and its own where it is new: that one is in the folder above it */
async function makeFolder(folder: string): Promise<() => Promise<void>> {
  const made = await mkdir(folder, { recursive: true });
  return async () => {
    for (const one of foldersTo(folder, made)) await syncFolder(one);
  };
}

/** A folder, and where some of them are new those above it that they are names in. */
function foldersTo(folder: string, made: string | undefined): readonly string[] {
  if (made === undefined) return [folder];
  const above = dirname(resolve(made));
  const folders = [folder];
  for (let at = folder; at !== above; ) {
    at = dirname(at);
    folders.push(at);
  }
  return folders;
}

/** Has a folder on the disk with everything that is in it, and its own name. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // Windows has a file written to the disk only by whoever may write it.
    if (entry.isDirectory()) await syncFolder(path);
    else await sync(path, 'r+');
  }
  await syncFolder(folder);
  await syncFolder(dirname(resolve(folder)));
}

/** Windows opens none, and keeps the order of what is renamed by itself. */
const opensFolders = process.platform !== 'win32';

/** Has the names in a folder on the disk. */
async function syncFolder(folder: string): Promise<void> {
  if (opensFolders) await sync(folder, 'r');
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function syncNow(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
