import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '../../../contract/values/clock';
import { addMonths, dayInRome } from '../../../contract/values/dates';
import type { Database } from '../../db/database';
import type { Archive } from '../../objects/archive';
import {
  type ArchivedKind,
  type ArchivedMonth,
  linesFile,
  statementFile,
  statementOf,
} from './archivedMonth';
import type { ArchiveKey } from './archiveKey';

const pack = promisify(gzip);

/**
 * Maximum number of lines of a file. A month with more lines has several files, so that the lines of each can be
 * removed from the database in one short transaction.
 */
export const MOST_LINES = 20_000;

/** The dependencies of archiving. */
export interface Archiving {
  readonly db: Database;
  readonly clock: Clock;
  readonly archive: Archive;
  readonly key: ArchiveKey;
}

/** The lines of one file. */
export interface MonthLines {
  readonly month: string;
  readonly lines: readonly string[];
  readonly chain?: Pick<ArchivedMonth, 'first_seq' | 'first_hash' | 'last_seq' | 'last_hash'>;
}

export const monthOf = (moment: Date): string => dayInRome(moment).slice(0, 7);

/** Returns the month that lies the given number of months before that of a moment. */
export const monthBefore = (moment: Date, months: number): string =>
  addMonths(`${monthOf(moment)}-01`, -months).slice(0, 7);

const noChain = { first_seq: null, first_hash: null, last_seq: null, last_hash: null };

/**
 * Writes lines into the archive, signed, and then lists the file in the database. The list entry comes last: a file
 * that is not listed is written again.
 * @returns whether this process listed it
 */
export async function storeMonth(
  { db, clock, archive, key }: Archiving,
  of: { readonly kind: ArchivedKind; readonly customerCode: string },
  before: ArchivedMonth | undefined,
  { month, lines, chain = noChain }: MonthLines,
): Promise<boolean> {
  const bytes = await pack(lines.map((line) => `${line}\n`).join(''));
  const row = {
    customer_code: of.customerCode,
    kind: of.kind,
    place: (before?.place ?? 0) + 1,
    previous: before?.sha256 ?? null,
    month,
    lines: lines.length,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...chain,
    archived_at: clock.now(),
  };
  await archive.write(linesFile(row), bytes);
  await archive.write(statementFile(row), key.seal(statementOf(row)));
  const { numInsertedOrUpdatedRows = 0n } = await db.asPlatform((tx) =>
    tx
      .insertInto('archived_month')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst(),
  );
  return numInsertedOrUpdatedRows > 0n;
}
