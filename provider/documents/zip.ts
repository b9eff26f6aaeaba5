import { crc32, deflateRawSync } from 'node:zlib';
import { zipDirectory, zipHead, zipTail } from './zipRecords';

interface ZippedFile {
  /** ASCII letters. */
  readonly name: string;
  readonly content: Buffer;
  readonly at: Date;
}

/** Makes a zip with one file that is small enough to be held in memory. */
export function zipOf({ name, content, at }: ZippedFile): Buffer {
  const head = { name, at, start: 0 };
  const packed = deflateRawSync(content);
  const file = { ...head, crc: crc32(content), size: content.length, packed: packed.length };
  const written = Buffer.concat([zipHead(head), packed, zipTail(file)]);
  return Buffer.concat([written, zipDirectory([file], written.length)]);
}
