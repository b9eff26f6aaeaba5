/** File in an archive, as listed in the archive's directory. */
export interface ArchivedFile {
  /** Path with its folders, separated by slashes. */
  readonly name: string;
  /** Unpacked size in bytes. */
  readonly size: number;
  /** Packed size in bytes. */
  readonly packed: number;
  /** Compression method: 0 for stored, 8 for deflate. */
  readonly method: number;
  /** Position in the archive of the file's local header, which precedes its bytes. */
  readonly at: number;
  /** Whether it requires a password. */
  readonly encrypted: boolean;
}

/** Reason why a directory cannot be read: the file is not a .zip, or its end is missing or damaged. */
export type NoDirectory = 'notZip' | 'damaged';

/** Maximum length of the end of the directory, including the longest comment. */
const LONGEST_END = 22 + 65_535;
const [END, END_64, LOCATOR_64, FILE, FIRST] = [0x06054b50, 0x06064b50, 0x07064b50, 0x02014b50, 0x04034b50];
/** Maximum number of directory bytes that are read: some 800,000 files. */
const MOST = 64_000_000;
const UNKNOWN = 0xffffffff;

/**
 * Reads the directory of a .zip (APPNOTE 6.3.10), which is at the end of the file. Only the directory is read, some KB
 * even of a file of gigabytes, and nothing leaves the browser.
 */
export async function readDirectory(file: Blob): Promise<readonly ArchivedFile[] | NoDirectory> {
  const tailAt = Math.max(0, file.size - LONGEST_END);
  const tail = await viewOf(file, tailAt, file.size);
  const end = endIn(tail);
  if (end === undefined) return (await beginsAsZip(file)) ? 'damaged' : 'notZip';
  const { at, size, count } = await placeOf(file, tail, end, tailAt);
  if (size > MOST || at + size > tailAt + end) return 'damaged';
  const found = filesIn(await viewOf(file, at, at + size));
  return found.length === count ? found : 'damaged';
}

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(from, to).arrayBuffer());

const beginsAsZip = async (file: Blob): Promise<boolean> =>
  file.size >= 4 && (await viewOf(file, 0, 4)).getUint32(0, true) === FIRST;

/**
 * Returns the position of the end record: the last one that extends exactly to the end of the file; undefined if there
 * is none.
 */
function endIn(tail: DataView): number | undefined {
  for (let at = tail.byteLength - 22; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END) continue;
    if (at + 22 + tail.getUint16(at + 20, true) === tail.byteLength) return at;
  }
  return undefined;
}

interface Place {
  readonly at: number;
  readonly size: number;
  readonly count: number;
}

/** Returns the position of the directory; archives above 4 GB or with many files store it in a separate record. */
async function placeOf(file: Blob, tail: DataView, end: number, tailAt: number): Promise<Place> {
  const locator = end - 20;
  if (locator >= 0 && tail.getUint32(locator, true) === LOCATOR_64) {
    const from = long(tail, locator + 8);
    const record = from + 56 <= tailAt + end ? await viewOf(file, from, from + 56) : undefined;
    if (record?.byteLength === 56 && record.getUint32(0, true) === END_64) {
      return { count: long(record, 32), size: long(record, 40), at: long(record, 48) };
    }
  }
  return {
    count: tail.getUint16(end + 10, true),
    size: tail.getUint32(end + 12, true),
    at: tail.getUint32(end + 16, true),
  };
}

const long = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

function filesIn(view: DataView): ArchivedFile[] {
  const files: ArchivedFile[] = [];
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === FILE; ) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number];
    const nameAt = at + 46;
    const next = nameAt + nameLength + extraLength + noteLength;
    if (next > view.byteLength) break;
    const flags = view.getUint16(at + 8, true);
    const longer = longNumbers(view, nameAt + nameLength, extraLength);
    // The numbers of a long file are in this order, and only those that exceed 32 bits are present.
    const [size, packed, begins] = [24, 20, 42].map((offset) => {
      const number = view.getUint32(at + offset, true);
      return number === UNKNOWN ? (longer.shift() ?? UNKNOWN) : number;
    }) as [number, number, number];
    files.push({
      name: nameIn(new Uint8Array(view.buffer, view.byteOffset + nameAt, nameLength)),
      size,
      packed,
      method: view.getUint16(at + 10, true),
      at: begins,
      encrypted: (flags & 1) === 1,
    });
    at = next;
  }
  return files;
}

/**
 * Decodes a name as UTF-8 or, if it is not valid, byte by byte from an unknown code page. Backslashes, which some
 * Windows programs write, become slashes.
 */
function nameIn(bytes: Uint8Array): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    name = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
  return name.replaceAll('\\', '/');
}

/**
 * Returns the numbers in extra field 1, which archives contain for files above 4 GB; some programs write it for all
 * files.
 */
function longNumbers(view: DataView, from: number, length: number): number[] {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const count = Math.min(view.getUint16(at + 2, true), from + length - at - 4) >> 3;
    return Array.from({ length: count }, (_, nth) => long(view, at + 4 + 8 * nth));
  }
  return [];
}
