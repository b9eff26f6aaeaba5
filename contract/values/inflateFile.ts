import type { ArchivedFile } from './readDirectory';

const STORED = 0;
const DEFLATED = 8;
/** Bytes decompressed at a time: their output can be a thousand times as long. */
const PIECE = 16_384;

/** Error for a file in an archive that cannot be unpacked. */
export class DamagedFile extends Error {}

/**
 * Decompresses a file of an archive, up to the size in the archive's directory.
 * @param packed bytes of the file in the archive
 * @throws DamagedFile if the file is longer, damaged, encrypted, or compressed by an unsupported method
 */
export async function inflateFile(
  packed: Uint8Array<ArrayBuffer>,
  { method, size, encrypted }: ArchivedFile,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encrypted || (method !== STORED && method !== DEFLATED)) throw new DamagedFile();
  if (method === STORED) return packed;
  const { Inflate } = await import('fflate');
  const unpacked = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((piece) => {
    if (length + piece.length > size) throw new DamagedFile();
    unpacked.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE)
      inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch {
    throw new DamagedFile();
  }
  return unpacked.subarray(0, length);
}
