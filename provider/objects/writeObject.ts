import { createHash } from 'node:crypto';
import type { DeclaredPart, ObjectName, ObjectStore, UploadName } from './objectStore';

/** Bytes held in memory at once, which is the size of a part. S3 accepts no smaller part except the last. */
export const WRITTEN_AT_ONCE = 8 * 1024 * 1024;

export interface WrittenObject {
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes content that is produced piece by piece into the store, a part at a time. If it fails, nothing is left behind.
 * @param begun called with the store's identifier of the upload before a byte is written
 * @param partSize bytes held at once; S3 accepts 10,000 parts
 */
export async function writeObject(
  store: ObjectStore,
  name: ObjectName,
  pieces: AsyncIterable<Buffer>,
  begun: (storeId: string) => Promise<void> = async () => undefined,
  partSize = WRITTEN_AT_ONCE,
): Promise<WrittenObject> {
  const storeId = await store.begin(name, 0);
  const upload: UploadName = { ...name, size: 0, storeId };
  try {
    await begun(storeId);
    const whole = createHash('sha256');
    const parts: DeclaredPart[] = [];
    let size = 0;
    let held: Buffer[] = [];
    let length = 0;
    const put = async (bytes: Buffer) => {
      const part = {
        number: parts.length + 1,
        offset: size,
        length: bytes.length,
        sha256: sha256Of(bytes),
      };
      await store.put(upload, part, bytes);
      parts.push(part);
      size += bytes.length;
    };
    for await (const piece of pieces) {
      whole.update(piece);
      held.push(piece);
      length += piece.length;
      while (length >= partSize) {
        const bytes = Buffer.concat(held);
        await put(bytes.subarray(0, partSize));
        held = [Buffer.from(bytes.subarray(partSize))];
        length -= partSize;
      }
    }
    // S3 requires a part even for an empty object.
    if (length > 0 || parts.length === 0) await put(Buffer.concat(held));
    const sha256 = whole.digest('hex');
    const finished = await store.finish({ ...upload, size }, parts, sha256);
    if (finished.outcome !== 'whole') throw new Error(`The store holds another object: ${finished.outcome}`);
    return { size, sha256 };
  } catch (error) {
    await store.abandon(upload).catch(() => undefined);
    throw error;
  }
}
