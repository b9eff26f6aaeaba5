import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Bytes: what the databases of a run need at most, with room to spare. */
const ROOM = 4_000_000_000;

/** Where files that need not outlive a run are quick to write: in memory, where there is room; else undefined. */
export function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}
