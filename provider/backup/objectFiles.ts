import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../db/startupError';
import type { ObjectName, ObjectStore } from '../objects/objectStore';
import { Refusal } from '../refusal';
import { inGroups } from './inGroups';

/** A file of a school in a backup. */
export interface StoredFile extends ObjectName {
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** Name of the file in a backup that lists the files of schools; it lies beside the files of the tables. */
export const OBJECTS = 'files';

export const fileOf = (folder: string, { customerCode, id }: ObjectName): string =>
  join(folder, 'objects', customerCode, id);

/**
 * Copies every complete file of the store into a backup, and yields the lines that list the copies. Files removed
 * meanwhile are skipped.
 */
export async function* copyObjects(store: ObjectStore, folder: string): AsyncGenerator<readonly string[]> {
  const line = async (name: ObjectName) => {
    const copied = await copy(store, name, fileOf(folder, name));
    return copied ? [JSON.stringify({ ...name, ...copied } satisfies StoredFile)] : [];
  };
  for await (const lines of inGroups(wholeIn(store), COPIED_AT_ONCE, line)) yield lines.flat();
}

/** Number of files copied concurrently, because each copy waits for the store and for a flush to the disk. */
const COPIED_AT_ONCE = 8;

async function* wholeIn(store: ObjectStore): AsyncGenerator<ObjectName> {
  for await (const { customerCode, id, state } of store.list())
    if (state === 'whole') yield { customerCode, id };
}

async function copy(store: ObjectStore, name: ObjectName, to: string) {
  const bytes = await store.read(name).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'notFound') return undefined;
    throw error;
  });
  if (!bytes) return undefined;
  await mkdir(join(to, '..'), { recursive: true, mode: 0o700 });
  const counting = countBytes(bytes);
  await pipeline(counting.bytes, createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true }));
  return counting.found();
}

function countBytes(from: Readable) {
  const hash = createHash('sha256');
  let size = 0;
  async function* through() {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  return { bytes: through(), found: () => ({ size, sha256: hash.digest('hex') }) };
}

/** Checks a file of the backup. @throws StartupError if it is missing, or differs from what was copied */
export async function refuseDamaged(folder: string, file: StoredFile): Promise<void> {
  const counting = countBytes(createReadStream(fileOf(folder, file)));
  try {
    for await (const _ of counting.bytes);
  } catch (cause) {
    throw new StartupError(`The backup is damaged: ${fileOf(folder, file)} cannot be read.`, { cause });
  }
  if (counting.found().sha256 === file.sha256) return;
  throw new StartupError(`The backup is damaged: ${fileOf(folder, file)} is not what was copied.`);
}
