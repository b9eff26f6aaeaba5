import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../contract/clock';
import type { Config } from '../config';
import { Refusal } from '../refusal';
import type { Outage } from '../telemetry/outage';
import { createS3Client } from './s3/s3Client';
import { elementsOf, textOf } from './s3/xml';

/** Small texts that are kept outside of the database, by names that sort as they came. */
export interface Archive {
  write(name: string, text: string): Promise<void>;
  /** The one whose name is last, from a name on; undefined where there is none. */
  newest(from: string): Promise<string | undefined>;
}

/** Beside the files of schools, under a name that none of those has. */
const FOLDER = 'archive/audit';

/** In the bucket, or else in the data folder. */
export function createArchive(
  config: Pick<Config, 's3' | 'dataDir'>,
  machine: Clock,
  outage?: Outage,
): Archive {
  return config.s3 ? inBucket(config.s3, machine, outage) : inFolder(join(config.dataDir, 'objects', FOLDER));
}

function inFolder(folder: string): Archive {
  return {
    async write(name, text) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${name}.draft`);
      await writeFile(draft, text);
      await rename(draft, join(folder, name));
    },
    async newest(from) {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const last = names
        .filter((name) => name >= from && !name.endsWith('.draft'))
        .sort()
        .at(-1);
      return last === undefined ? undefined : readFile(join(folder, last), 'utf8');
    },
  };
}

function inBucket(s3: NonNullable<Config['s3']>, machine: Clock, outage?: Outage): Archive {
  const client = createS3Client(s3, machine, outage);
  return {
    async write(name, text) {
      const { status } = await client.call({ method: 'PUT', key: `${FOLDER}/${name}`, body: text });
      if (status >= 300) throw new Refusal('unavailable');
    },
    async newest(from) {
      const query = { 'list-type': '2', prefix: `${FOLDER}/`, 'start-after': `${FOLDER}/${from}` };
      const { text } = await client.call({ method: 'GET', query });
      const keys = elementsOf(text, 'Contents').flatMap((object) => textOf(object, 'Key') ?? []);
      const last = keys.sort().at(-1);
      if (last === undefined) return undefined;
      const { status, text: found } = await client.call({ method: 'GET', key: last });
      if (status !== 200) throw new Refusal('unavailable');
      return found;
    },
  };
}
