import { crc32, deflateRawSync } from 'node:zlib';

interface ZippedFile {
  /** Plain letters. */
  readonly name: string;
  readonly content: Buffer;
  readonly at: Date;
}

const UTF8_NAME = 0x0800;
const DEFLATE = 8;
const VERSION = 20;

/** A zip with one file in it (PKWARE APPNOTE 6.3, without extensions). */
export function zipOf({ name, content, at }: ZippedFile): Buffer {
  const packed = deflateRawSync(content);
  const named = Buffer.from(name);
  const [time, date] = dosTime(at);
  const about = Buffer.alloc(26);
  [VERSION, UTF8_NAME, DEFLATE, time, date].forEach((value, place) => {
    about.writeUInt16LE(value, place * 2);
  });
  about.writeUInt32LE(crc32(content), 10);
  about.writeUInt32LE(packed.length, 14);
  about.writeUInt32LE(content.length, 18);
  about.writeUInt16LE(named.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, named, packed]);
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    // Made by this version; comment, disk, attributes and place are zero: it is the first file.
    Buffer.from([VERSION, 0]),
    about,
    Buffer.alloc(14),
    named,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

/** In UTC, to two seconds. */
function dosTime(at: Date): [time: number, date: number] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [time, date];
}
