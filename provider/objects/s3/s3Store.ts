import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Clock } from '../../../contract/values/clock';
import type { S3Config } from '../../config';
import { Refusal } from '../../refusal';
import type { Outage } from '../../telemetry/outage';
import { ADDRESS_HOLDS, type ObjectStore } from '../objectStore';
import { listS3 } from './listS3';
import { readParts, type S3Part } from './readParts';
import type { S3Answer } from './s3Answer';
import { createS3Client, keyOf, SIGNATURE_HOLDS } from './s3Client';
import { escaped, textOf } from './xml';

/**
 * Creates a store in a bucket. Browsers send the parts directly to S3, each with its SHA-256 in the signed request. S3
 * compares it with the bytes received, and no byte of a file passes through this process.
 */
export function createS3Store(
  config: S3Config,
  machine: Clock,
  outage?: Outage,
): ObjectStore & { readonly kind: 's3' } {
  const client = createS3Client(config, machine, outage);
  return {
    kind: 's3',
    async begin(name) {
      const answer = await client.call({ method: 'POST', key: keyOf(name), query: { uploads: '' } });
      const storeId = textOf(done(answer).text, 'UploadId');
      if (!storeId) throw new Error(`S3 began an upload without a name: ${answer.text}`);
      return storeId;
    },
    async address(upload, { number, length, sha256 }) {
      const now = machine.now().getTime();
      const until = new Date(now + ADDRESS_HOLDS * 1000);
      const query = { partNumber: String(number), uploadId: upload.storeId };
      const signedAt = new Date(until.getTime() - SIGNATURE_HOLDS);
      const put = { method: 'PUT', key: keyOf(upload), query } as const;
      return { ...(await client.sign(put, { length, sha256 }, signedAt)), until };
    },
    parts: (upload) => readParts(client, upload),
    async put(upload, { number }, bytes) {
      const query = { partNumber: String(number), uploadId: upload.storeId };
      done(await client.put({ key: keyOf(upload), query }, bytes));
    },
    async download(name, { fileName }) {
      const until = new Date(machine.now().getTime() + ADDRESS_HOLDS * 1000);
      return { url: await client.presign(keyOf(name), fileName, ADDRESS_HOLDS), until };
    },
    async finish(upload, declared) {
      const parts = await readParts(client, upload).catch((error) => {
        if (error instanceof Refusal && error.code === 'notFound') return undefined;
        throw error;
      });
      if (parts) {
        const stored = new Map(parts.map((part) => [part.number, part]));
        const wrong = declared.filter(({ number, length }) => stored.get(number)?.length !== length);
        if (wrong.length > 0) return { outcome: 'damaged', parts: wrong.map(({ number }) => number) };
        // Pieces of a part that also arrived whole are not listed, and S3 discards them.
        const listed = declared.flatMap(({ number }) => stored.get(number) ?? []);
        const query = { uploadId: upload.storeId };
        done(await client.call({ method: 'POST', key: keyOf(upload), query, body: listOf(listed) }));
      }
      const head = await client.call({ method: 'HEAD', key: keyOf(upload) });
      if (head.status === 404) throw new Refusal('notFound');
      if (Number(head.headers.get('content-length')) !== upload.size) return { outcome: 'otherFile' };
      return { outcome: 'whole', checked: 'parts' };
    },
    async abandon(upload) {
      const query = { uploadId: upload.storeId };
      const answer = await client.call({ method: 'DELETE', key: keyOf(upload), query });
      if (answer.status !== 404) done(answer);
    },
    async remove(name) {
      const answer = await client.call({ method: 'DELETE', key: keyOf(name) });
      if (answer.status !== 404) done(answer);
    },
    async read(name) {
      const { status, body } = await client.fetch({ method: 'GET', key: keyOf(name) });
      if (status !== 200 || !body) throw new Refusal(status === 404 ? 'notFound' : 'unavailable');
      return Readable.fromWeb(body as ReadableStream);
    },
    list: () => listS3(client),
    async ping() {
      const { status } = await client.call({ method: 'HEAD' });
      if (status >= 300) throw new Error(`S3 answered ${status} for the bucket.`);
    },
  };
}

/** Checks a response whose status may be success although its body reports an error, as some S3 calls do. */
function done(answer: S3Answer): S3Answer {
  if (answer.status < 300 && answer.code === undefined) return answer;
  if (answer.code === 'NoSuchUpload' || answer.code === 'NoSuchKey') throw new Refusal('notFound');
  throw new Error(`S3 answered ${answer.status} ${answer.code ?? ''}`);
}

const listOf = (parts: readonly S3Part[]): string =>
  `<CompleteMultipartUpload>${parts
    .map(({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${escaped(etag)}</ETag></Part>`)
    .join('')}</CompleteMultipartUpload>`;
