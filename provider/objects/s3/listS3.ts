import type { StoredObject } from '../objectStore';
import type { S3Client, S3Request } from './s3Client';
import { elementsOf, textOf } from './xml';

/** Lists everything in the bucket whose key has our format. */
export async function* listS3(client: S3Client): AsyncIterable<StoredObject> {
  for await (const page of pages(client, { uploads: '' }, ['key-marker', 'upload-id-marker'])) {
    for (const upload of elementsOf(page, 'Upload')) {
      const storeId = textOf(upload, 'UploadId') ?? '';
      for (const name of named(textOf(upload, 'Key'))) yield { ...name, state: 'unfinished', storeId };
    }
  }
  for await (const page of pages(client, { 'list-type': '2' }, ['continuation-token'])) {
    for (const object of elementsOf(page, 'Contents')) {
      for (const name of named(textOf(object, 'Key'))) yield { ...name, state: 'whole' };
    }
  }
}

/** Lists the keys that begin with a prefix, in order, starting after `from`. */
export async function* keysIn(client: S3Client, prefix: string, from = ''): AsyncIterable<string> {
  const query = { 'list-type': '2', prefix, ...(from && { 'start-after': prefix + from }) };
  for await (const page of pages(client, query, ['continuation-token']))
    for (const object of elementsOf(page, 'Contents')) yield textOf(object, 'Key') ?? '';
}

/** The element of the S3 response that holds the marker of the next page, for each kind of list. */
const next: Readonly<Record<string, string>> = {
  'key-marker': 'NextKeyMarker',
  'upload-id-marker': 'NextUploadIdMarker',
  'continuation-token': 'NextContinuationToken',
};

async function* pages(
  client: S3Client,
  query: NonNullable<S3Request['query']>,
  markers: readonly string[],
): AsyncIterable<string> {
  for (let from: Record<string, string> | undefined = {}; from; ) {
    const { text } = await client.call({ method: 'GET', query: { ...query, ...from } });
    yield text;
    const marks = markers.flatMap((marker) => {
      const value = textOf(text, next[marker] ?? '');
      return value ? [[marker, value] as const] : [];
    });
    from = textOf(text, 'IsTruncated') === 'true' && marks.length > 0 ? Object.fromEntries(marks) : undefined;
  }
}

const named = (key: string | undefined) => {
  const [customerCode, id, ...more] = (key ?? '').split('/');
  return customerCode && id && more.length === 0 ? [{ customerCode, id }] : [];
};
