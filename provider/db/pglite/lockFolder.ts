import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { hostname, platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { FolderInUse } from '../startupError';
import { writing } from '../writing';

/** The process that holds a data folder, as the newest file in its folder `lock` names it. */
interface Holder {
  readonly process: number;
  readonly host: string;
  /** Identifies the running kernel: the same for all containers of a machine until it reboots. */
  readonly kernel: string;
  /** Number of the mounted file system. Sockets are visible only through the same mount. */
  readonly device: number;
  /** Name of a socket that is open as long as the process lives; undefined where the file system has no sockets. */
  readonly socket: string | undefined;
}

export interface LockOptions {
  /** Returns the error message if a process holds the folder. */
  readonly inUse?: (process: number, host: string) => string;
  readonly log?: (message: string) => void;
  /** Milliseconds between two heartbeats. */
  readonly beat?: number;
  /** Milliseconds without a heartbeat after which a process whose socket cannot be reached counts as ended. */
  readonly patience?: number;
}

/**
 * Locks a data folder for this process: PGlite itself would let two processes open it and lose data. The lock works
 * between containers, whose process numbers mean nothing outside them, and between machines that share a disk.
 *
 * Locks are numbered files in the folder `lock`, created with `link`, which only one process can do; the highest
 * number holds the folder. On the same machine the holder is asked at its socket whether it lives. For a holder on
 * another machine, the modification time of its file is watched, which each heartbeat renews.
 * @returns the function that releases the folder
 * @throws FolderInUse when another process holds it; StartupError when it cannot be written
 */
export async function lockFolder(
  dataDir: string,
  { inUse, log = () => undefined, beat = 1000, patience = 20_000 }: LockOptions = {},
): Promise<() => Promise<void>> {
  const refuse = ({ process: number, host }: Pick<Holder, 'process' | 'host'>): never => {
    const sentence =
      inUse?.(number, host) ??
      `The data folder ${dataDir} is in use by process ${number} on ${host}: stop it, or give DATA_DIR another folder.`;
    throw new FolderInUse(sentence);
  };
  const folder = join(dataDir, 'lock');
  writing(dataDir, () => mkdirSync(dataDir, { recursive: true }));
  const before = holderOfBefore(folder);
  if (before !== undefined) refuse({ process: before, host: hostname() });
  writing(dataDir, () => {
    if (isFile(folder)) rmSync(folder, { force: true });
    mkdirSync(folder, { recursive: true });
  });
  const mine = await openSocket(dataDir, folder, beat);
  try {
    for (;;) {
      const newest = newestIn(folder);
      const holder = readHolder(folder, newest);
      if (holder && (await isAlive(folder, newest, holder, { dataDir, log, patience }))) refuse(holder);
      const number = newest + 1;
      if (!writing(dataDir, () => create(folder, number, mine.holder))) continue;
      // A slow process may create a file again whose number was removed, so the highest number decides.
      if (newestIn(folder) === number) return hold(folder, number, mine);
      rmSync(join(folder, String(number)), { force: true });
    }
  } catch (error) {
    await mine.close();
    throw error;
  }
}

interface OpenSocket {
  readonly worker: Worker;
  readonly holder: Holder;
  close(): Promise<void>;
}

/** Opens the socket before the lock is made: a process that sees the lock must find its owner alive. */
async function openSocket(dataDir: string, folder: string, beat: number): Promise<OpenSocket> {
  const socket = `${randomUUID()}.socket`;
  const place = socketPlace(folder, socket);
  const worker = new Worker(workerFile(), { workerData: { socket: place.path, beat } });
  try {
    const [{ listening }] = (await once(worker, 'message')) as [{ listening: boolean }];
    const holder = {
      process: process.pid,
      host: hostname(),
      kernel: kernel(),
      device: statSync(dataDir).dev,
      socket: listening ? socket : undefined,
    };
    const close = async () => {
      await worker.terminate();
      rmSync(join(folder, socket), { force: true });
    };
    return { worker, holder, close };
  } finally {
    place.close();
  }
}

/**
 * Returns a path for a socket. Such paths are limited to about a hundred characters, so where `/proc` exists the folder
 * is addressed through it.
 */
function socketPlace(folder: string, name: string): { readonly path: string; close(): void } {
  if (!existsSync('/proc/self/fd')) return { path: join(folder, name), close: () => undefined };
  const opened = openSync(folder, 'r');
  return { path: `/proc/self/fd/${opened}/${name}`, close: () => closeSync(opened) };
}

function kernel(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return `${platform()} ${hostname()}`;
  }
}

/** Returns the highest lock number, 0 if there is none. */
const newestIn = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number),
  );

/** Returns the holder; undefined if the lock was released or is gone. */
function readHolder(folder: string, number: number): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, String(number)), 'utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}

interface Asking {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  readonly patience: number;
}

async function isAlive(folder: string, number: number, holder: Holder, asking: Asking): Promise<boolean> {
  const { dataDir, log, patience } = asking;
  const isHere = holder.kernel === kernel() && holder.device === statSync(dataDir).dev;
  const answer = isHere && holder.socket ? await answerOf(folder, holder.socket) : 'unknown';
  if (answer !== 'unknown') return answer === 'alive';
  log(
    `The data folder ${dataDir} was in use by process ${holder.process} on ${holder.host}, and it cannot be seen from here whether that one still runs: waiting up to ${Math.ceil(patience / 1000)} seconds for a sign of life.`,
  );
  const seen = changedAt(folder, number);
  const until = performance.now() + patience;
  while (performance.now() < until) {
    await wait(Math.min(250, patience));
    if (changedAt(folder, number) !== seen) return true;
  }
  return false;
}

/** Returns the modification time. Opens the file each time, so that a network file system asks its server. */
function changedAt(folder: string, number: number): number | undefined {
  try {
    const opened = openSync(join(folder, String(number)), 'r');
    try {
      return fstatSync(opened).mtimeMs;
    } finally {
      closeSync(opened);
    }
  } catch {
    return undefined;
  }
}

/**
 * Asks a socket whether its process lives. The kernel accepts the connection, even for a suspended or busy process.
 */
async function answerOf(folder: string, socket: string): Promise<'alive' | 'gone' | 'unknown'> {
  const place = socketPlace(folder, socket);
  const client = connect(place.path);
  try {
    await once(client, 'connect');
    return 'alive';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED') return 'gone';
    // EAGAIN: the socket's queue is full because many processes ask at once.
    return code === 'EAGAIN' ? 'alive' : 'unknown';
  } finally {
    client.destroy();
    place.close();
  }
}

/** Tries to create the lock file with a number. @returns false if another process created it first */
function create(folder: string, number: number, holder: Holder): boolean {
  // Written to a draft and linked, so that nobody reads a partial lock.
  const draft = join(folder, `${randomUUID()}.draft`);
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, join(folder, String(number)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function hold(folder: string, number: number, { worker, close }: OpenSocket): () => Promise<void> {
  worker.postMessage({ folder, number });
  worker.unref();
  // The worker has ended, so other processes can no longer see that this process is alive.
  const failed = () => {
    console.error(`The lock of ${folder} was lost: the process stops at once.`);
    process.kill(process.pid, 'SIGKILL');
  };
  worker.once('exit', failed);
  removeBefore(folder, number);
  return () => {
    worker.off('exit', failed);
    giveBack(folder, number);
    return close();
  };
}

/** Removes the locks of ended processes and their sockets. */
function removeBefore(folder: string, number: number): void {
  for (const name of readdirSync(folder)) {
    if (!/^\d+$/.test(name) || Number(name) >= number) continue;
    const socket = readHolder(folder, Number(name))?.socket;
    if (socket) rmSync(join(folder, socket), { force: true });
    rmSync(join(folder, name), { force: true });
  }
}

/**
 * Empties the lock file but keeps it, because a process that read the folder earlier must not be able to take the same
 * number.
 */
function giveBack(folder: string, number: number): void {
  const file = join(folder, String(number));
  if (!existsSync(file)) return;
  const draft = `${file}.draft`;
  writeFileSync(draft, 'null');
  renameSync(draft, file);
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Reads a lock file in the format of earlier versions: process number and start time. @returns the process number if
 * that process is still running
 */
function holderOfBefore(file: string): number | undefined {
  if (!isFile(file)) return undefined;
  const [number = '', started] = readFileSync(file, 'utf8').split(' ');
  return started !== undefined && startOf(Number(number)) === started ? Number(number) : undefined;
}

/** Returns a process's start time since boot, in kernel ticks; undefined if there is no such process. */
function startOf(number: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${number}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/**
 * Returns the URL of the worker. In the source it is in the parent folder; in the build it is next to the bundle, or in
 * the parent folder of a chunk.
 */
function workerFile(): URL {
  const places = ['../folderLockWorker.js', './folderLockWorker.js'].map(
    (place) => new URL(place, import.meta.url),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('folderLockWorker.js is missing from the build.');
  return found;
}
