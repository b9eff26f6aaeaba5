import type { Clock } from '../../../contract/values/clock';
import type { S3Config } from '../../config';
import { Refusal } from '../../refusal';
import type { Outage } from '../../telemetry/outage';
import type { Archive } from '../archive';
import { keysIn } from './listS3';
import { createS3Client } from './s3Client';

/** Opens the archive in a bucket, under a prefix. */
export function bucketArchive(s3: S3Config, machine: Clock, root: string, outage?: Outage): Archive {
  const client = createS3Client(s3, machine, outage);
  const read = async (key: string): Promise<Buffer | undefined> => {
    const response = await client.fetch({ method: 'GET', key });
    if (response.status === 404) return undefined;
    if (response.status !== 200) throw new Refusal('unavailable');
    return Buffer.from(await response.arrayBuffer());
  };
  const pathOf = (key: string) => key.slice(root.length + 1);
  return {
    async write(path, content) {
      const { status } = await client.put({ key: `${root}/${path}` }, Buffer.from(content));
      if (status >= 300) throw new Refusal('unavailable');
    },
    read: (path) => read(`${root}/${path}`),
    async since(folder, from) {
      const paths: string[] = [];
      for await (const key of keysIn(client, `${root}/${folder}/`, from)) paths.push(pathOf(key));
      return paths.sort();
    },
    async *list() {
      for await (const key of keysIn(client, `${root}/`)) yield pathOf(key);
    },
  };
}
