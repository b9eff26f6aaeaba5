/** A file of a zip before it is packed. */
export interface FileHead {
  readonly name: string;
  readonly at: Date;
  /** Where in the zip it begins. */
  readonly start: number;
}

/** A file of a zip as it was packed. */
export interface PackedFile extends FileHead {
  readonly crc: number;
  /** Bytes, before they were packed and after. */
  readonly size: number;
  readonly packed: number;
}

/** From here on a number does not fit where it stands, and is written in the extension (zip64). */
const LARGE = 0xffff_ffff;
const MANY = 0xffff;
/** Sizes follow the bytes, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const PLAIN_VERSION = 20;
const ZIP64_VERSION = 45;

type Part = readonly [bytes: 2 | 4 | 8, value: number];
const u16 = (value: number): Part => [2, value];
const u32 = (value: number): Part => [4, value];
const u64 = (value: number): Part => [8, value];
const most = (value: number): Part => u32(Math.min(value, LARGE));

/** Numbers one after the other, as zips have them: the lowest byte first. */
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

/** Day and time as zips have them, in UTC. */
const dated = (at: Date): readonly Part[] => [
  u16((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)),
  u16(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()),
];

/** What stands before the bytes of a file. */
export function zipHead({ name, at }: FileHead): Buffer {
  const called = Buffer.from(name);
  return Buffer.concat([
    record(u32(0x04034b50), u16(PLAIN_VERSION), u16(FLAGS), u16(DEFLATED), ...dated(at)),
    record(u32(0), u32(0), u32(0), u16(called.length), u16(0)),
    called,
  ]);
}

/** What stands after them. */
export function zipTail({ crc, size, packed }: PackedFile): Buffer {
  const sized = size >= LARGE || packed >= LARGE ? u64 : u32;
  return record(u32(0x08074b50), u32(crc), sized(packed), sized(size));
}

/** The end of a zip: its files again, each with its place. */
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

/** The end again in large numbers, and where it is. */
const largeEnd = (count: number, length: number, start: number, at: number): Buffer =>
  Buffer.concat([
    record(u32(0x06064b50), u64(44), u16(ZIP64_VERSION), u16(ZIP64_VERSION), u32(0), u32(0)),
    record(u64(count), u64(count), u64(length), u64(start)),
    record(u32(0x07064b50), u32(0), u64(at), u32(1)),
  ]);
