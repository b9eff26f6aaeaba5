import type { Database } from '../../db/database';
import type { Archive } from '../../objects/archive';
import { createChainCheck, type Head } from '../chainCheck';
import { lineOf } from './archiveAudit';
import { type ArchivedKind, type ArchivedMonth, linesFile } from './archivedMonth';
import { readMonths } from './archivedMonths';
import type { ArchiveKey } from './archiveKey';
import { openMonth } from './openMonth';

/** What the archive of one school says of its chain. */
export interface ArchivedChain {
  readonly files: number;
  /** The SHA-256 of each. */
  readonly hashes: readonly string[];
  /** The first thing that is wrong with it. */
  readonly why: string | undefined;
  /** Where what is in the archive alone ends; undefined where all of it is in the database too. */
  readonly removed: Head | undefined;
  /** Where each file ends whose lines are in the database too. */
  readonly ends: readonly Head[];
}

/** Reads all files of a school: each is there and unchanged, they follow one another, and so do their lines. */
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
