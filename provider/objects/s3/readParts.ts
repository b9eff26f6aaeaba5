import { Refusal } from '../../refusal';
import type { StoredPart, UploadName } from '../objectStore';
import { keyOf, type S3Client } from './s3Client';
import { elementsOf, textOf } from './xml';

/** A part with the ETag that S3 requires to complete the upload. */
export interface S3Part extends StoredPart {
  readonly etag: string;
}

/**
 * Lists the stored parts, page by page.
 * @throws Refusal `notFound` when the upload does not exist, or no longer exists
 */
export async function readParts(client: S3Client, upload: UploadName): Promise<S3Part[]> {
  const found: S3Part[] = [];
  for (let after: string | undefined = '0'; after !== undefined; ) {
    const query = { uploadId: upload.storeId, 'part-number-marker': after };
    const { status, text } = await client.call({ method: 'GET', key: keyOf(upload), query });
    if (status !== 200) throw new Refusal('notFound');
    for (const part of elementsOf(text, 'Part')) {
      found.push({
        number: Number(textOf(part, 'PartNumber')),
        length: Number(textOf(part, 'Size')),
        etag: textOf(part, 'ETag') ?? '',
      });
    }
    after = textOf(text, 'IsTruncated') === 'true' ? textOf(text, 'NextPartNumberMarker') : undefined;
  }
  return found;
}
