import { join } from 'node:path';
import type { Clock } from '../../contract/values/clock';
import type { Config } from '../config';
import type { Outage } from '../telemetry/outage';
import type { Archive } from './archive';
import { folderArchive } from './disk/folderArchive';
import { bucketArchive } from './s3/bucketArchive';

/** The folder of the archive, beside those of schools' files and different from all of them. */
const FOLDER = 'archive';

/**
 * Matches a safe path: none of its names begins with a dot. It is checked because paths come from database rows and
 * from lines of a backup.
 */
const PATH = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/**
 * Opens the archive in the S3 bucket, or in the data folder if S3 is not configured.
 * @param outage reports when the bucket becomes unavailable and when it is back
 */
export function createArchive(
  config: Pick<Config, 's3' | 'dataDir'>,
  machine: Clock,
  outage?: Outage,
): Archive {
  const archive = config.s3
    ? bucketArchive(config.s3, machine, FOLDER, outage)
    : folderArchive(join(config.dataDir, 'objects', FOLDER));
  return {
    ...archive,
    write: async (path, content) => archive.write(inside(path), content),
    read: async (path) => archive.read(inside(path)),
    since: async (folder, from) => archive.since(inside(folder), from),
  };
}

function inside(path: string): string {
  if (!PATH.test(path)) throw new Error(`The archive has no such path: ${path}`);
  return path;
}
