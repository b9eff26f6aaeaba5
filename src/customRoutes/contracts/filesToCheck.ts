import { OPEN_FILE_LIMIT } from '../../../contract/signing/endpoints';
import { DamagedFile, inflateFile } from '../../../contract/values/inflateFile';
import { type ArchivedFile, readDirectory } from '../../../contract/values/readDirectory';

/** Maximum number of files that are verified at once. */
export const MOST_CHECKED = 200;

/** One of many files to verify; an archived file is unpacked when it is read. */
export interface FileToCheck {
  /** Unique among the files. */
  readonly id: string;
  /** File name, preceded by its folders. */
  readonly path: string;
  readonly size: number;
  /** Reads the file. @throws when it cannot be read any more, or is damaged in its archive */
  readonly read: () => Promise<File>;
}

/** Files that operating systems add to folders and archives. */
const BY_SYSTEM = /(^|\/)(\.[^/]*|__MACOSX\/.*|Thumbs\.db|desktop\.ini)$/i;
/** Entries that only signature containers and office documents have: archives that people use as one document. */
const ONE_DOCUMENT = /^(mimetype|\[Content_Types\]\.xml|META-INF\/.*)$/i;
const LOCAL_HEADER = 30;

/** Returns the files of a folder or of a selection. */
export const chosenFiles = (files: readonly File[]): readonly FileToCheck[] =>
  files.flatMap((file, nth) => {
    const path = file.webkitRelativePath || file.name;
    return BY_SYSTEM.test(path) ? [] : [{ id: String(nth), path, size: file.size, read: async () => file }];
  });

/** Returns the files of an archive; undefined for any other file, and for archives that are one document. */
export async function archivedFiles(file: File): Promise<readonly FileToCheck[] | undefined> {
  // A file that cannot be read here is refused with the reason when it is opened.
  const found = await readDirectory(file).catch(() => 'damaged' as const);
  if (typeof found === 'string' || found.some(({ name }) => ONE_DOCUMENT.test(name))) return undefined;
  // The provider explains what is wrong with a protected archive.
  if (found.some(({ encrypted }) => encrypted)) return undefined;
  return found
    .filter(({ name, size }) => !BY_SYSTEM.test(name) && !(name.endsWith('/') && size === 0))
    .map((one, nth) => ({
      id: String(nth),
      path: one.name,
      size: one.size,
      read: () => unpacked(file, one),
    }));
}

async function unpacked(archive: File, one: ArchivedFile): Promise<File> {
  const { name, at, packed, size } = one;
  if (packed > OPEN_FILE_LIMIT) throw new DamagedFile();
  const header = new DataView(await archive.slice(at, at + LOCAL_HEADER).arrayBuffer());
  if (header.byteLength < LOCAL_HEADER) throw new DamagedFile();
  const from = at + LOCAL_HEADER + header.getUint16(26, true) + header.getUint16(28, true);
  const bytes = new Uint8Array(await archive.slice(from, from + packed).arrayBuffer());
  const content = await inflateFile(bytes, one);
  if (content.length !== size) throw new DamagedFile();
  return new File([content], name.slice(name.lastIndexOf('/') + 1));
}

const DETACHED = /\.(p7s|p7m|tsr|tst)$/i;

/** Returns the document that a detached signature or timestamp is probably of: the one of the same name beside it. */
export const documentOf = ({ path }: FileToCheck, files: readonly FileToCheck[]): FileToCheck | undefined =>
  DETACHED.test(path) ? files.find((one) => one.path === path.replace(DETACHED, '')) : undefined;
