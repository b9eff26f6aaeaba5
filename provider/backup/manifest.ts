import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sequence } from '../db/backup/sequences';
import type { TableSum } from '../db/backup/tableLines';
import { StartupError } from '../db/startupError';
import { writeDurably } from '../writeDurably';

/** The description of a backup. It is written last: a folder without it holds an interrupted backup. */
export interface Manifest {
  readonly format: 1;
  /** The time of the snapshot. */
  readonly at: string;
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  /** A known text, encrypted with the key of the database: a key that decrypts it is the right one for this backup. */
  readonly sealed: string;
  readonly tables: readonly (TableSum & { readonly name: string })[];
  readonly sequences: readonly Sequence[];
  /** Where files of schools were kept, and the checksum over all of them. */
  readonly objects: TableSum & { readonly kind: 'disk' | 's3'; readonly bytes: number };
  /** The checksum over the files of the archive; earlier backups have none. */
  readonly archive?: TableSum;
}

const FILE = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeDurably(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, 0o600);

/** Reads the manifest. @throws StartupError if the folder holds no complete backup, or one of another format */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, FILE), 'utf8');
  } catch (error) {
    throw new StartupError(`There is no whole backup in ${folder}: it has no ${FILE}.`, { cause: error });
  }
  const found = JSON.parse(text) as Manifest;
  if (found.format === 1) return found;
  throw new StartupError(`The backup in ${folder} was made by a newer version of this program.`);
}
