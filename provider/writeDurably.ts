import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Suffix of the name of a file while it is being written. */
export const DRAFT = '.draft';

/**
 * Writes a file atomically, replacing an existing one. When it resolves, the file and its name are on the disk, so that
 * they survive a crash or a power cut.
 * @param mode permissions of the file, reduced by the process's umask
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
 * Moves a file or folder, whose bytes are already flushed, on the same disk. Afterwards its new name is flushed too.
 * The target folder is created if missing.
 */
export async function renameDurably(from: string, to: string): Promise<void> {
  const syncFolders = await makeFolder(dirname(resolve(to)));
  await rename(from, to);
  await syncFolders();
}

/**
 * Creates a file atomically, readable only by the provider's own user. If another process has created it first, that
 * file stays. Afterwards the file is flushed to the disk under its name, so that values encrypted with the key in it can
 * be stored.
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

/**
 * Creates a folder if it is missing. @returns a function that flushes the names in the folder, and if it is new, its
 * own name in its parent
 */
async function makeFolder(folder: string): Promise<() => Promise<void>> {
  const made = await mkdir(folder, { recursive: true });
  return async () => {
    for (const one of foldersTo(folder, made)) await syncFolder(one);
  };
}

/**
 * Returns the folders whose names must be flushed: the folder itself, and the parents of those folders of its path that
 * are new.
 */
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

/** Flushes a folder with its whole content, and its own name. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // Windows only flushes a file through a handle that may write it.
    if (entry.isDirectory()) await syncFolder(path);
    else await sync(path, 'r+');
  }
  await syncFolder(folder);
  await syncFolder(dirname(resolve(folder)));
}

/**
 * False on Windows, where folders cannot be opened to flush them, and the file system itself keeps the order of
 * renames.
 */
const opensFolders = process.platform !== 'win32';

/** Flushes the names in a folder to the disk. */
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
