import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { type PackedFile, zipDirectory, zipHead, zipTail } from './zipRecords';

/** A file that has not been read yet. */
export interface ZipEntry {
  /** ASCII letters, folders with slashes. */
  readonly name: string;
  /** Called to read the file when the files before it have been written. */
  readonly content: () => AsyncIterable<Buffer>;
}

/**
 * Yields a ZIP in pieces, so that no whole file is in memory. The zip64 extension is used only for files and ZIPs above
 * 4 GB, because some programs cannot read it.
 */
export async function* zipStream(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Buffer> {
  const files: PackedFile[] = [];
  let length = 0;
  const counted = (bytes: Buffer) => {
    length += bytes.length;
    return bytes;
  };
  for (const { name, content } of entries) {
    const head = { name, at, start: length };
    yield counted(zipHead(head));
    const sums = { crc: 0, size: 0 };
    const before = length;
    for await (const bytes of deflated(content(), sums)) yield counted(bytes);
    const file = { ...head, ...sums, packed: length - before };
    yield counted(zipTail(file));
    files.push(file);
  }
  yield zipDirectory(files, length);
}

/** Compresses bytes as they arrive, and updates their checksum and sizes. */
async function* deflated(content: AsyncIterable<Buffer>, sums: { crc: number; size: number }) {
  async function* read() {
    for await (const piece of content) {
      sums.crc = crc32(piece, sums.crc);
      sums.size += piece.length;
      yield piece;
    }
  }
  const pack = createDeflateRaw();
  // A read error ends the compression with the same error, which reaches the reader of the compressed stream.
  const ended = pipeline(Readable.from(read()), pack);
  ended.catch(() => undefined);
  for await (const bytes of pack) yield bytes as Buffer;
  await ended;
}
