import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from '../../refusal';
import { BYTES, partFile } from './folders';
import type { AddressedPart } from './partAddress';
import { noRoomFrom } from './room';

const AT_ONCE = 1 << 20;
/** Paths of the marker files of the parts that this process is writing. */
const writing = new Set<string>();

/**
 * Writes a part at its place in the file. The part counts as received only once its bytes are on the disk and match
 * what was declared; until then, anything written is ignored and overwritten.
 * @throws Refusal `partThere`, `partLength`, `partDamaged`, `noRoom`, `notFound`
 */
export async function writePart(folder: string, part: AddressedPart, body: Readable): Promise<void> {
  const mark = join(folder, partFile(part.number));
  if (writing.has(mark) || (await isThere(mark))) throw new Refusal('partThere');
  writing.add(mark);
  try {
    const turn = `${mark}.turn`;
    const mustBeMine = await takeTurn(turn);
    await writeBytes(join(folder, BYTES), part, body, mustBeMine);
    const draft = `${mark}.${randomBytes(6).toString('hex')}`;
    await writeFile(draft, `${part.length} ${part.sha256}`);
    await rename(draft, mark);
    await rm(turn, { force: true });
  } catch (error) {
    throw refusalFrom(error);
  } finally {
    writing.delete(mark);
  }
}

/**
 * Takes over the writing of a part from another process. That process may have died. Or it may still read from a client
 * that sends nothing, and would later overwrite bytes that have been checked.
 * @returns a function that throws Refusal `partThere` once another process has taken over, or the part is complete
 */
async function takeTurn(path: string): Promise<() => Promise<void>> {
  const mine = randomBytes(12).toString('hex');
  await writeFile(path, mine);
  return async () => {
    const there = await readFile(path, 'utf8').catch(() => undefined);
    if (there !== mine) throw new Refusal('partThere');
  };
}

async function writeBytes(
  path: string,
  part: AddressedPart,
  body: Readable,
  mustBeMine: () => Promise<void>,
): Promise<void> {
  // `r+` does not create the file: it exists since the upload began, and must stay removed after the upload was
  // abandoned.
  const file = await open(path, 'r+');
  try {
    const hash = createHash('sha256');
    let length = 0;
    let batch: Buffer[] = [];
    let written = 0;
    const write = async () => {
      await mustBeMine();
      await writeAll(file, Buffer.concat(batch), part.offset + written);
      written = length;
      batch = [];
    };
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > part.length) throw new Refusal('partLength');
      hash.update(chunk);
      batch.push(chunk);
      if (length - written >= AT_ONCE) await write();
    }
    await write();
    if (length !== part.length) throw new Refusal('partLength');
    if (hash.digest('hex') !== part.sha256) throw new Refusal('partDamaged');
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Writes all bytes: a single write may accept fewer than it was given. */
async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let from = 0; from < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, from, bytes.length - from, at + from);
    from += bytesWritten;
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

function refusalFrom(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new Refusal('notFound');
  // The sender disconnected in the middle of the part: nobody reads the response.
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') return new Refusal('partLength');
  return noRoomFrom(error);
}
