import { statSync } from 'node:fs';
import { UsageError } from './usageError';

/** A file that is there. @throws UsageError */
export function existingFile(path: string | undefined): string {
  if (path === undefined) throw new UsageError('The command needs a file.');
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`${path} is not a file.`);
  return path;
}

/** A folder that is there. @throws UsageError */
export function existingFolder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new UsageError(`${path} is not a folder.`);
}

/** A moment, or the beginning of a day (UTC). @throws UsageError */
export function readMoment(text: string): Date {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (!Number.isNaN(time.getTime())) return time;
  throw new UsageError(`"${text}" is not a date: write 2026-11-21 or 2026-11-21T10:00:00Z.`);
}
