import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { type PackedFile, zipDirectory, zipHead, zipTail } from './zipRecords';

/** A file that is still to be read. */
export interface ZipEntry {
  /** Plain letters, folders with slashes. */
  readonly name: string;
  /** Read once the files before it have been. */
  readonly content: () => AsyncIterable<Buffer>;
}

/**
 * A zip as it is made, file after file: no file is ever held whole. Files and zips above 4 GB are written with the
 * extension for them (zip64), smaller ones as every program reads them.
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

/** Packs bytes as they come, and sums up what came. */
async function* deflated(content: AsyncIterable<Buffer>, sums: { crc: number; size: number }) {
  async function* read() {
    for await (const piece of content) {
      sums.crc = crc32(piece, sums.crc);
      sums.size += piece.length;
      yield piece;
    }
  }
  const pack = createDeflateRaw();
  // What fails in reading ends the packing with the same error, and whoever reads what is packed is told.
  const ended = pipeline(Readable.from(read()), pack);
  ended.catch(() => undefined);
  for await (const bytes of pack) yield bytes as Buffer;
  await ended;
}
