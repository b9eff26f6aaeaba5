import { type NoDirectory, readDirectory } from '../../../contract/values/readDirectory';
import { type Recogniser, recognisers } from './recognisers';

/** Description of an archive, as far as its file names reveal it. */
export interface Inside {
  readonly files: number;
  /** Number of encrypted files. */
  readonly encrypted: number;
  /** Undefined if no recogniser matches. */
  readonly supplier: string | undefined;
  /** Years in which the school years begin, in order. */
  readonly years: readonly number[];
  /** Tables that the transfer needs and the archive lacks. */
  readonly missing: readonly string[];
}

/** Describes an archive by the file names in it, before any of it is sent. */
export async function lookInside(
  file: Blob,
  known: readonly Recogniser[] = recognisers,
): Promise<Inside | NoDirectory> {
  const directory = await readDirectory(file);
  if (typeof directory === 'string') return directory;
  const files = directory.filter(({ name }) => !name.endsWith('/'));
  const paths = files.map(({ name }) => name.toLowerCase());
  const names = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
  const recogniser = known.find((one) => names.some((name) => one.known.test(name)));
  const years = recogniser ? paths.flatMap((path) => recogniser.year.exec(path)?.[1] ?? []).map(Number) : [];
  const missing = recogniser?.needs.filter(({ named }) => !names.some((name) => named.test(name))) ?? [];
  return {
    files: files.length,
    encrypted: files.filter(({ encrypted }) => encrypted).length,
    supplier: recogniser?.supplier,
    years: [...new Set(years)].sort((a, b) => a - b),
    missing: missing.map(({ table }) => table),
  };
}
