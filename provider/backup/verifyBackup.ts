import { type BrokenChain, chainsIn, type Head } from '../audit/chainCheck';
import { ARCHIVE, readArchived } from './archiveFiles';
import { type Manifest, readManifest } from './manifest';
import { OBJECTS, refuseDamaged, type StoredFile } from './objectFiles';
import { readLines } from './tableFile';

/** The contents of a complete backup. */
export interface Verified {
  readonly manifest: Manifest;
  readonly rows: number;
  /** Audit logs whose hash chain is broken: they were already broken when the backup was made. */
  readonly broken: readonly BrokenChain[];
}

/**
 * Reads a backup from its first byte to its last: every table, every file, every audit log.
 * @throws StartupError if it is damaged, or is not a backup
 */
export async function verifyBackup(folder: string): Promise<Verified> {
  const manifest = readManifest(folder);
  let rows = 0;
  let broken: readonly BrokenChain[] = [];
  const removed = new Map<string, Head>();
  for (const table of manifest.tables) {
    rows += table.rows;
    const lines = readLines(folder, table);
    if (table.name === 'audit_entry') broken = await chainsIn(lines, removed);
    // This table sorts before the audit log.
    else if (table.name === 'archived_month') await readRemoved(lines, removed);
    else for await (const _ of lines);
  }
  for await (const lines of readLines(folder, { ...manifest.objects, name: OBJECTS })) {
    for (const line of lines) await refuseDamaged(folder, JSON.parse(line) as StoredFile);
  }
  if (manifest.archive) {
    for await (const lines of readLines(folder, { ...manifest.archive, name: ARCHIVE }))
      for (const line of lines) await readArchived(folder, line);
  }
  return { manifest, rows, broken };
}

/** Reads the last audit line that only the archive holds, by school. */
async function readRemoved(
  lines: AsyncIterable<readonly string[]>,
  removed: Map<string, Head>,
): Promise<void> {
  for await (const batch of lines) {
    for (const text of batch) {
      const row = JSON.parse(text) as Record<string, string | null>;
      const seq = Number(row.last_seq);
      if (row.kind !== 'audit' || row.removed_at === null) continue;
      if (seq > (removed.get(String(row.customer_code))?.seq ?? 0))
        removed.set(String(row.customer_code), { seq, hash: String(row.last_hash) });
    }
  }
}
