import type { Database } from '../../db/database';
import type { Archive } from '../../objects/archive';
import { createChainCheck, type Head } from '../chainCheck';
import { lineOf } from './archiveAudit';
import { type ArchivedKind, type ArchivedMonth, linesFile } from './archivedMonth';
import { readMonths } from './archivedMonths';
import type { ArchiveKey } from './archiveKey';
import { openMonth } from './openMonth';

/** The result of reading a school's archive. */
export interface ArchivedChain {
  readonly files: number;
  /** The SHA-256 of each file. */
  readonly hashes: readonly string[];
  /** The first thing that is wrong with it. */
  readonly why: string | undefined;
  /** The last line that is in the archive only; undefined if all lines are in the database too. */
  readonly removed: Head | undefined;
  /** The last line of each file whose lines are in the database too. */
  readonly ends: readonly Head[];
}

/**
 * Reads all files of a school and checks that each exists and is unchanged, and that files and lines are consecutive.
 */
export async function verifyArchive(
  db: Database,
  archive: Archive,
  key: ArchiveKey,
  kind: ArchivedKind,
  customerCode: string,
): Promise<ArchivedChain> {
  const rows = await readMonths(db, kind, customerCode);
  const check = createChainCheck();
  let why: string | undefined;
  let before: ArchivedMonth | undefined;
  for (const row of rows) {
    const follows = row.place === (before?.place ?? 0) + 1 && row.previous === (before?.sha256 ?? null);
    if (!follows) why ??= `the list of its archive lacks what is before ${linesFile(row)}`;
    const opened = await openMonth(archive, row, key.publicKey);
    if ('why' in opened) why ??= opened.why;
    else if (kind === 'audit') for (const line of opened.lines) check.follow(lineOf(line));
    before = row;
  }
  const broken = check.broken()[0];
  if (broken) why ??= `line ${broken.seq} of its archive does not follow from the one before`;
  const head = (row: ArchivedMonth | undefined): Head[] =>
    row?.last_seq && row.last_hash ? [{ seq: row.last_seq, hash: row.last_hash }] : [];
  return {
    files: rows.length,
    hashes: rows.map(({ sha256 }) => sha256),
    why,
    removed: head(rows.findLast(({ removed_at }) => removed_at !== null))[0],
    ends: rows.filter(({ removed_at }) => removed_at === null).flatMap(head),
  };
}
