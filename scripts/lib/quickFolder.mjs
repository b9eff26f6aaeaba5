import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Bytes: the maximum size of the databases of a run, with room to spare. */
const ROOM = 4_000_000_000;

/** Returns a fast folder for files that need not outlive a run: in memory, if there is room; otherwise undefined. */
export function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}
