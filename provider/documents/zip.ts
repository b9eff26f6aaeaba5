import { crc32, deflateRawSync } from 'node:zlib';
import { zipDirectory, zipHead, zipTail } from './zipRecords';

interface ZippedFile {
  /** Plain letters. */
  readonly name: string;
  readonly content: Buffer;
  readonly at: Date;
}

/** A zip with one file in it that is small enough to be held whole. */
export function zipOf({ name, content, at }: ZippedFile): Buffer {
  const head = { name, at, start: 0 };
  const packed = deflateRawSync(content);
  const file = { ...head, crc: crc32(content), size: content.length, packed: packed.length };
  const written = Buffer.concat([zipHead(head), packed, zipTail(file)]);
  return Buffer.concat([written, zipDirectory([file], written.length)]);
}
