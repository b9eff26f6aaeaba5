import { join } from 'node:path';
import type { Clock } from '../../contract/values/clock';
import type { Config } from '../config';
import type { Outage } from '../telemetry/outage';
import type { Archive } from './archive';
import { folderArchive } from './disk/folderArchive';
import { bucketArchive } from './s3/bucketArchive';

/** Beside the files of schools, under a name that none of those has. */
const FOLDER = 'archive';

/** Folders and a file, of which none is called `..`: rows of a database and lines of a backup name them. */
const PATH = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/** In the bucket, or else in the data folder. @param outage is told when the bucket is away and back */
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
