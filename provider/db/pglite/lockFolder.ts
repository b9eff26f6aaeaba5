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

/** Who has a data folder, as the newest file in its folder `lock` says it. */
interface Holder {
  readonly process: number;
  readonly host: string;
  /** The same for all containers of a machine until it is started anew. */
  readonly kernel: string;
  /** The number of the mounted file system. Sockets are seen through the same mounted file system alone. */
  readonly device: number;
  /** The name of a socket that is open as long as the process lives; none where the file system has no sockets. */
  readonly socket: string | undefined;
}

export interface LockOptions {
  /** The sentence that refuses, where a process has the folder. */
  readonly inUse?: (process: number, host: string) => string;
  readonly log?: (message: string) => void;
  /** Milliseconds between two signs of life. */
  readonly beat?: number;
  /** Milliseconds without one after which a process that cannot be asked is taken for gone. */
  readonly patience?: number;
}

/**
 * Takes a data folder for this process: PGlite itself would let two processes open it, and lose data. Holds between
 * containers, whose process numbers say nothing outside of them, and between machines that share a disk.
 *
 * Locks are numbered files in the folder `lock`, made with `link`, which one process alone can do; the highest number has
 * the folder. Whether its process lives is asked at its socket on the same machine. On another one its file gets a new time
 * with each sign of life, and is watched.
 * @returns the function that gives the folder back
 * @throws FolderInUse when a process has it; StartupError when it cannot be written
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
      // Whoever looked long ago may make a file that was removed meanwhile: the highest number counts.
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

/** Before the lock is made: whoever sees the lock must find its process alive. */
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

/** The address of a socket may have a hundred characters, and a path more: where there is /proc, its folder is named there. */
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

/** 0 where there is none. */
const newestIn = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number),
  );

/** Undefined where it was given back, or is gone. */
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

/** Opened each time: a file system of the network then asks its server. */
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

/** The kernel itself connects, also to a process that is suspended or busy. */
async function answerOf(folder: string, socket: string): Promise<'alive' | 'gone' | 'unknown'> {
  const place = socketPlace(folder, socket);
  const client = connect(place.path);
  try {
    await once(client, 'connect');
    return 'alive';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED') return 'gone';
    // So many ask at once that its queue is full.
    return code === 'EAGAIN' ? 'alive' : 'unknown';
  } finally {
    client.destroy();
    place.close();
  }
}

/** @returns whether it is ours: of several that try, one makes it */
function create(folder: string, number: number, holder: Holder): boolean {
  // Written aside and linked, so that nobody ever reads half a lock.
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
  // Nobody could see any more that this process lives.
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

/** Locks of processes that ended, with their sockets. */
function removeBefore(folder: string, number: number): void {
  for (const name of readdirSync(folder)) {
    if (!/^\d+$/.test(name) || Number(name) >= number) continue;
    const socket = readHolder(folder, Number(name))?.socket;
    if (socket) rmSync(join(folder, socket), { force: true });
    rmSync(join(folder, name), { force: true });
  }
}

/** The number stays taken: somebody who looked before must not find it free. */
function giveBack(folder: string, number: number): void {
  const file = join(folder, String(number));
  if (!existsSync(file)) return;
  const draft = `${file}.draft`;
  writeFileSync(draft, 'null');
  renameSync(draft, file);
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Versions before had a file of that name, with the number and the start of a process. @returns the number, where it runs */
function holderOfBefore(file: string): number | undefined {
  if (!isFile(file)) return undefined;
  const [number = '', started] = readFileSync(file, 'utf8').split(' ');
  return started !== undefined && startOf(Number(number)) === started ? Number(number) : undefined;
}

/** Since the boot, in the kernel's ticks; undefined where there is no such process. */
function startOf(number: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${number}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Beside this folder in the source; in the build beside the bundle, or above its chunks. */
function workerFile(): URL {
  const places = ['../folderLockWorker.js', './folderLockWorker.js'].map(
    (place) => new URL(place, import.meta.url),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('folderLockWorker.js is missing from the build.');
  return found;
}
