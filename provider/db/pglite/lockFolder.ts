import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, StartupError } from '../startupError';
import { writing } from '../writing';

/**
 * Takes a data folder for this process (PGlite itself would let two open it, and lose data). The lock is a
 * file with the process id and its start time, so that one left by a crash is recognised and taken over.
 * @param inUse what to say when the process with this id has it
 * @returns the function that gives the folder back
 * @throws StartupError when another process has it or when it cannot be written
 */
export function lockFolder(
  folder: string,
  inUse = (pid: string) =>
    `The data folder ${folder} is in use by process ${pid}: stop it, or give DATA_DIR another folder.`,
): () => void {
  const file = join(folder, 'lock');
  const mine = `${process.pid} ${startTime(process.pid)}`;
  writing(folder, () => mkdirSync(folder, { recursive: true }));
  for (let attempt = 0; attempt < 5; attempt++) {
    if (writing(folder, () => create(file, mine))) return () => giveBack(file, mine);
    const found = read(file);
    if (found === undefined) continue;
    const [pid = ''] = found.split(' ');
    if (isAlive(found)) throw new FolderInUse(inUse(pid));
    removeStale(file, found);
  }
  throw new StartupError(`The folder ${folder} cannot be locked: remove ${file} if nothing uses it.`);
}

function create(file: string, content: string): boolean {
  // Written aside and linked, so that nobody ever reads half a lock.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isAlive(content: string): boolean {
  const [pid, started] = content.split(' ');
  const now = startTime(Number(pid));
  return now !== undefined && (now === 'unknown' || now === started);
}

/** Since the boot, in the kernel's ticks; 'unknown' where only the process's existence can be told. */
function startTime(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (stat) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  try {
    process.kill(pid, 0);
    return 'unknown';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'unknown' : undefined;
  }
}

function removeStale(file: string, seen: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    // Another process may have taken the folder over since we looked: then this is its lock, not the stale one.
    if (read(aside) !== seen) linkSync(aside, file);
    rmSync(aside);
  } catch {
    // Somebody else removed it first; the next attempt looks again.
  }
}

function giveBack(file: string, mine: string): void {
  if (read(file) === mine) rmSync(file, { force: true });
}
