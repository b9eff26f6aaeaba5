import { mkdir, statfs } from 'node:fs/promises';
import { Refusal } from '../../refusal';

/** Bytes that the files of schools leave free, for the database and the log on the same disk. */
export const LEFT_FREE = 256_000_000;

/** Returns the number of bytes that can be written in a folder. */
export async function roomIn(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws Refusal `noRoom` if a file of this size would leave too little space */
export function refuseTooLittle(room: number, size: number): void {
  if (room < size + LEFT_FREE) throw new Refusal('noRoom');
}

/** Returns Refusal `noRoom` for an error of a full disk; any other error is returned unchanged. */
export function noRoomFrom(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG' ? new Refusal('noRoom') : error;
}
