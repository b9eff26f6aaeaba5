import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sequence } from '../db/backup/sequences';
import type { TableSum } from '../db/backup/tableLines';
import { StartupError } from '../db/startupError';
import { writeDurably } from '../writeDurably';

/** What a backup says of itself. It is written last: a folder without it is of a backup that was broken off. */
export interface Manifest {
  readonly format: 1;
  /** When its moment was. */
  readonly at: string;
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  /** Opens with the key that the database's secrets are sealed with. */
  readonly sealed: string;
  readonly tables: readonly (TableSum & { readonly name: string })[];
  readonly sequences: readonly Sequence[];
  /** Where files of schools were kept, and what stands for all of them. */
  readonly objects: TableSum & { readonly kind: 'disk' | 's3'; readonly bytes: number };
  /** What stands for the files of the archive; those of before had none. */
  readonly archive?: TableSum;
}

const FILE = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeDurably(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, 0o600);

/** @throws StartupError where the folder holds no whole backup, or one of another format */
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
