import { mkdir, statfs } from 'node:fs/promises';
import { Refusal } from '../../refusal';

/** Bytes that files of schools leave free, for the database and the log beside them. */
export const LEFT_FREE = 256_000_000;

/** How many bytes can be written in a folder. */
export async function roomIn(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws Refusal `noRoom` */
export function refuseTooLittle(room: number, size: number): void {
  if (room < size + LEFT_FREE) throw new Refusal('noRoom');
}

/** What the disk answered, as a refusal where it is full. */
export function noRoomFrom(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG' ? new Refusal('noRoom') : error;
}
