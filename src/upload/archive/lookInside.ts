import { type NoDirectory, readDirectory } from '../../../contract/values/readDirectory';
import { type Recogniser, recognisers } from './recognisers';

/** What an archive is, as far as the names in it tell. */
export interface Inside {
  readonly files: number;
  /** How many of them only a password opens. */
  readonly encrypted: number;
  /** Undefined when nobody recognises it. */
  readonly supplier: string | undefined;
  /** In which school years begin, in order. */
  readonly years: readonly number[];
  /** What the transfer needs and is not there. */
  readonly missing: readonly string[];
}

/** Looks at the names in an archive, before a byte of it is sent. */
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
