import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables';

/** A file of the archive, as the database lists it. */
export type ArchivedMonth = Selectable<Tables['archived_month']>;

/** `audit`: lines of a chain, a school's or PLATFORM's; `mail`: what was sent to people of a school. */
export type ArchivedKind = ArchivedMonth['kind'];

/** What is signed of a file: the same as the list has, but for what becomes of it later. */
export interface MonthStatement {
  readonly kind: ArchivedKind;
  readonly customerCode: string;
  /** The files of a school are numbered from 1; `previous` is the SHA-256 of the one before. */
  readonly place: number;
  readonly previous: string | null;
  readonly month: string;
  readonly lines: number;
  /** Bytes, and the SHA-256 of them. */
  readonly size: number;
  readonly sha256: string;
  /** Of the audit log: where in the chain it begins and ends. */
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

/** Where its lines are, a JSON object each, packed with gzip. */
export const linesFile = ({
  kind,
  customer_code,
  place,
  month,
}: Pick<ArchivedMonth, 'kind' | 'customer_code' | 'place' | 'month'>): string =>
  `lines/${kind}/${customer_code}/${String(place).padStart(6, '0')}-${month}.jsonl.gz`;

/** Beside it, what is signed. */
export const statementFile = (row: Parameters<typeof linesFile>[0]): string =>
  linesFile(row).replace('.jsonl.gz', '.json');
