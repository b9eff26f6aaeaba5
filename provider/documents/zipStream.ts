import { Zip, ZipDeflate } from 'fflate';

/** A file that is still to be read. */
export interface ZipEntry {
  /** Plain letters, folders with slashes. */
  readonly name: string;
  /** Read once the files before it have been. */
  readonly content: () => AsyncIterable<Buffer>;
}

/** What fits without the extension for large files. */
const MOST = 0xffff_ffff;

/**
 * A zip as it is made, file after file: no file is ever held whole.
 * @throws Error when it would be larger than 4 GB
 */
export async function* zipStream(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Buffer> {
  const ready: Buffer[] = [];
  let failure: Error | null = null;
  let length = 0;
  const zip = new Zip((error, bytes) => {
    failure ??= error;
    if (bytes) ready.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
  function* made() {
    if (failure) throw failure;
    for (const bytes of ready.splice(0)) {
      length += bytes.length;
      if (length > MOST) throw new Error('A zip without extensions cannot be larger than 4 GB.');
      yield bytes;
    }
  }
  for (const { name, content } of entries) {
    const file = new ZipDeflate(name);
    file.mtime = at;
    zip.add(file);
    for await (const piece of content()) {
      file.push(piece);
      yield* made();
    }
    file.push(new Uint8Array(0), true);
    yield* made();
  }
  zip.end();
  yield* made();
}
