/** A file of a zip before compression. */
export interface FileHead {
  readonly name: string;
  readonly at: Date;
  /** Its offset in the zip. */
  readonly start: number;
}

/** A file of a zip after compression. */
export interface PackedFile extends FileHead {
  readonly crc: number;
  /** Bytes before compression. */
  readonly size: number;
  /** Bytes after compression. */
  readonly packed: number;
}

/** From this size or offset on, a number is written in the extension (zip64), because it does not fit in its field. */
const LARGE = 0xffff_ffff;
/** From this number of files on, it is written in the extension (zip64). */
const MANY = 0xffff;
/** Flags: the sizes are after the data, and names are in UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const PLAIN_VERSION = 20;
const ZIP64_VERSION = 45;

type Part = readonly [bytes: 2 | 4 | 8, value: number];
const u16 = (value: number): Part => [2, value];
const u32 = (value: number): Part => [4, value];
const u64 = (value: number): Part => [8, value];
const most = (value: number): Part => u32(Math.min(value, LARGE));

/** Writes numbers one after another in little-endian order, as zips do. */
function record(...parts: readonly Part[]): Buffer {
  const bytes = Buffer.alloc(parts.reduce((sum, [length]) => sum + length, 0));
  let place = 0;
  for (const [length, value] of parts) {
    if (length === 8) bytes.writeBigUInt64LE(BigInt(value), place);
    else bytes.writeUIntLE(value, place, length);
    place += length;
  }
  return bytes;
}

/** Returns date and time in the zip format, in UTC. */
const dated = (at: Date): readonly Part[] => [
  u16((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)),
  u16(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()),
];

/** Returns the local header before the data of a file. */
export function zipHead({ name, at }: FileHead): Buffer {
  const called = Buffer.from(name);
  return Buffer.concat([
    record(u32(0x04034b50), u16(PLAIN_VERSION), u16(FLAGS), u16(DEFLATED), ...dated(at)),
    record(u32(0), u32(0), u32(0), u16(called.length), u16(0)),
    called,
  ]);
}

/** Returns the data descriptor, with checksum and sizes, after the data of a file. */
export function zipTail({ crc, size, packed }: PackedFile): Buffer {
  const sized = size >= LARGE || packed >= LARGE ? u64 : u32;
  return record(u32(0x08074b50), u32(crc), sized(packed), sized(size));
}

/** Returns the central directory at the end of the zip, with the offset of each file. */
export function zipDirectory(files: readonly PackedFile[], start: number): Buffer {
  const listed = files.map(inDirectory);
  const length = listed.reduce((sum, bytes) => sum + bytes.length, 0);
  const beyond = files.length >= MANY || length >= LARGE || start >= LARGE;
  const count = u16(Math.min(files.length, MANY));
  const end = record(u32(0x06054b50), u16(0), u16(0), count, count, most(length), most(start), u16(0));
  return Buffer.concat([
    ...listed,
    ...(beyond ? [largeEnd(files.length, length, start, start + length)] : []),
    end,
  ]);
}

function inDirectory({ name, at, start, crc, size, packed }: PackedFile): Buffer {
  const large = [size, packed, start].filter((value) => value >= LARGE);
  const called = Buffer.from(name);
  const more = large.length > 0 ? record(u16(1), u16(8 * large.length), ...large.map(u64)) : Buffer.alloc(0);
  const version = u16(large.length > 0 ? ZIP64_VERSION : PLAIN_VERSION);
  return Buffer.concat([
    record(u32(0x02014b50), version, version, u16(FLAGS), u16(DEFLATED), ...dated(at)),
    record(u32(crc), most(packed), most(size), u16(called.length), u16(more.length)),
    record(u16(0), u16(0), u16(0), u32(0), most(start)),
    called,
    more,
  ]);
}

/** Returns the zip64 end record and its locator. */
const largeEnd = (count: number, length: number, start: number, at: number): Buffer =>
  Buffer.concat([
    record(u32(0x06064b50), u64(44), u16(ZIP64_VERSION), u16(ZIP64_VERSION), u32(0), u32(0)),
    record(u64(count), u64(count), u64(length), u64(start)),
    record(u32(0x07064b50), u32(0), u64(at), u32(1)),
  ]);
