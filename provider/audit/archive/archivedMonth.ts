import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables';

/** A file of the archive, as listed in the database. */
export type ArchivedMonth = Selectable<Tables['archived_month']>;

/** `audit`: lines of a chain, a school's or PLATFORM's; `mail`: mails sent to people of a school. */
export type ArchivedKind = ArchivedMonth['kind'];

/** The signed statement about a file: the same values as its row in the database, except those that change later. */
export interface MonthStatement {
  readonly kind: ArchivedKind;
  readonly customerCode: string;
  /**
   * Number of the file among the files of its school and kind, from 1. `previous` is the SHA-256 of the preceding file.
   */
  readonly place: number;
  readonly previous: string | null;
  readonly month: string;
  readonly lines: number;
  /** Size in bytes; `sha256` is that of these bytes. */
  readonly size: number;
  readonly sha256: string;
  /** For the audit log: where the file begins and ends in the chain. */
  readonly firstSeq: number | null;
  readonly firstHash: string | null;
  readonly lastSeq: number | null;
  readonly lastHash: string | null;
  readonly at: string;
}

export const statementOf = (row: Omit<ArchivedMonth, 'removed_at'>): MonthStatement => ({
  kind: row.kind,
  customerCode: row.customer_code,
  place: row.place,
  previous: row.previous,
  month: row.month,
  lines: row.lines,
  size: row.size,
  sha256: row.sha256,
  firstSeq: row.first_seq,
  firstHash: row.first_hash,
  lastSeq: row.last_seq,
  lastHash: row.last_hash,
  at: row.archived_at.toISOString(),
});

/** Returns the path of the file with the lines: one JSON object per line, compressed with gzip. */
export const linesFile = ({
  kind,
  customer_code,
  place,
  month,
}: Pick<ArchivedMonth, 'kind' | 'customer_code' | 'place' | 'month'>): string =>
  `lines/${kind}/${customer_code}/${String(place).padStart(6, '0')}-${month}.jsonl.gz`;

/** Returns the path of the signed statement, beside the lines. */
export const statementFile = (row: Parameters<typeof linesFile>[0]): string =>
  linesFile(row).replace('.jsonl.gz', '.json');
