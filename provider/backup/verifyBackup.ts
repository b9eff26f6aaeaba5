import { type BrokenChain, chainsIn } from '../audit/chainCheck';
import { type Manifest, readManifest } from './manifest';
import { OBJECTS, refuseDamaged, type StoredFile } from './objectFiles';
import { readLines } from './tableFile';

/** What a whole backup holds. */
export interface Verified {
  readonly manifest: Manifest;
  readonly rows: number;
  /** Audit logs that do not hold together: they did not when the backup was made. */
  readonly broken: readonly BrokenChain[];
}

/**
 * Reads a backup from its first byte to its last: every table, every file, every audit log.
 * @throws StartupError where it is damaged, or none
 */
export async function verifyBackup(folder: string): Promise<Verified> {
  const manifest = readManifest(folder);
  let rows = 0;
  let broken: readonly BrokenChain[] = [];
  for (const table of manifest.tables) {
    rows += table.rows;
    const lines = readLines(folder, table);
    if (table.name === 'audit_entry') broken = await chainsIn(lines);
    else for await (const _ of lines);
  }
  for await (const lines of readLines(folder, { ...manifest.objects, name: OBJECTS })) {
    for (const line of lines) await refuseDamaged(folder, JSON.parse(line) as StoredFile);
  }
  return { manifest, rows, broken };
}
