import { createHash } from 'node:crypto';
import { copyFile, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refusal } from '../refusal';
import { foldersIn } from './disk/folders';
import type { DeclaredPart, ObjectName, ObjectStore } from './objectStore';

/** Bytes. */
const PART = 16 * 1024 * 1024;

/** A file that is on this machine. */
export interface LocalFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** Puts a whole file into the store under its name; one that is there is replaced. @param dataDir where the disk store is */
export async function putObject(
  store: ObjectStore,
  dataDir: string,
  name: ObjectName,
  file: LocalFile,
): Promise<void> {
  if (store.kind === 'disk') {
    const to = foldersIn(dataDir).object(name);
    await mkdir(dirname(to), { recursive: true });
    return copyFile(file.path, to);
  }
  const storeId = await store.begin(name, file.size);
  const upload = { ...name, size: file.size, partSize: PART, storeId };
  const parts: DeclaredPart[] = [];
  const handle = await open(file.path);
  try {
    for (let at = 0; at === 0 || at < file.size; at += PART) {
      const bytes = Buffer.alloc(Math.min(PART, file.size - at));
      await handle.read(bytes, 0, bytes.length, at);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const part = { number: parts.length + 1, length: bytes.length, sha256 };
      const { url, headers } = await store.address(upload, part);
      const answer = await fetch(url, { method: 'PUT', headers, body: bytes });
      if (!answer.ok) throw new Refusal('unavailable');
      parts.push(part);
    }
  } finally {
    await handle.close();
  }
  const { outcome } = await store.finish(upload, parts, file.sha256);
  if (outcome !== 'whole') throw new Refusal('unavailable');
}
