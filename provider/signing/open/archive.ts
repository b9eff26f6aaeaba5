import { crc32, inflateRawSync } from 'node:zlib';
import type { SignatureCode } from '../../../contract/signing/verdict';
import { type ArchivedFile, readDirectory } from '../../../contract/values/readDirectory';
import { Unreadable } from '../asn1/unreadable';

const MOST_FILES = 1000;
const [STORED, DEFLATED] = [0, 8];
const LOCAL_HEADER = 30;
const LOCAL_MARK = 0x04034b50;
/** Sizes and checksum follow the data. */
const STREAMED = 0x0008;

export interface ArchiveEntry {
  /** As named in the archive. */
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Archive {
  /** The files, without folders. */
  readonly entries: readonly ArchiveEntry[];
  readonly codes: readonly SignatureCode[];
  /** Whether files lie between the listed ones, which programs that read from the beginning unpack. */
  readonly hidesFiles: boolean;
}

/**
 * Unpacks an archive (APPNOTE 6.3) strictly: content that two programs would unpack differently is refused or reported.
 * @param room the bytes that may still be unpacked
 * @throws Unreadable
 */
export async function openArchive(file: Buffer, room: { left: number }): Promise<Archive> {
  const found = await readDirectory(
    new Blob([new Uint8Array(file.buffer, file.byteOffset, file.length) as Uint8Array<ArrayBuffer>]),
  );
  if (typeof found === 'string') throw new Unreadable('archive-broken');
  const files = found.filter(({ name, size }) => !(name.endsWith('/') && size === 0));
  if (files.some(({ encrypted }) => encrypted)) throw new Unreadable('archive-password');
  room.left -= files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > MOST_FILES || room.left < 0) throw new Unreadable('archive-too-large');
  const gaps = gapsBetween(file, files);
  const codes: SignatureCode[] = [];
  if (files.some(({ name }) => leadsOut(name))) codes.push('archive-path');
  const names = new Set(files.map(({ name }) => name.normalize('NFC').toLowerCase()));
  if (names.size < files.length) codes.push('archive-same-name');
  return {
    entries: files.map((one) => ({ name: one.name, bytes: unpack(file, one) })),
    codes,
    hidesFiles: gaps.some((gap) => gap.includes(LOCAL_BEGIN)),
  };
}

const leadsOut = (name: string): boolean =>
  name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || name.split('/').includes('..');

const LOCAL_BEGIN = Buffer.from('PK\x03\x04', 'latin1');

/**
 * Returns the bytes before, between and after the files. Refuses files that share their bytes, which turn a small
 * archive into gigabytes.
 */
function gapsBetween(file: Buffer, files: readonly ArchivedFile[]): readonly Buffer[] {
  const ranges = files.map((one) => rangeOf(file, one)).sort((one, other) => one.at - other.at);
  let end = 0;
  const gaps: Buffer[] = [];
  for (const range of ranges) {
    if (range.at < end) throw new Unreadable('archive-broken', 'files overlap');
    gaps.push(file.subarray(end, range.at));
    end = range.to;
  }
  return [...gaps, file.subarray(end)];
}

/** Returns the range of a file's compressed bytes; its local header must have the same name and method as the directory. */
function rangeOf(file: Buffer, { at, packed, name, method }: ArchivedFile) {
  if (at + LOCAL_HEADER > file.length || file.readUInt32LE(at) !== LOCAL_MARK)
    throw new Unreadable('archive-broken');
  const nameLength = file.readUInt16LE(at + 26);
  const from = at + LOCAL_HEADER + nameLength + file.readUInt16LE(at + 28);
  const own = file.subarray(at + LOCAL_HEADER, at + LOCAL_HEADER + nameLength);
  const isNamed = [own.toString('utf8'), own.toString('latin1')].some(
    (one) => one.replaceAll('\\', '/') === name,
  );
  const isSame = isNamed && file.readUInt16LE(at + 8) === method;
  if (from + packed > file.length || !isSame) throw new Unreadable('archive-broken');
  return { at, from, to: from + packed };
}

function unpack(file: Buffer, entry: ArchivedFile): Buffer {
  const { from, to } = rangeOf(file, entry);
  const packed = file.subarray(from, to);
  const bytes = inflated(packed, entry);
  const flags = file.readUInt16LE(entry.at + 6);
  const isWhole = (flags & STREAMED) !== 0 || crc32(bytes) === file.readUInt32LE(entry.at + 14);
  if (bytes.length !== entry.size || !isWhole) throw new Unreadable('archive-broken');
  return bytes;
}

function inflated(packed: Buffer, { method, size }: ArchivedFile): Buffer {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Unreadable('archive-broken', 'another method');
  try {
    return size === 0 ? Buffer.alloc(0) : inflateRawSync(packed, { maxOutputLength: size });
  } catch {
    throw new Unreadable('archive-broken');
  }
}
