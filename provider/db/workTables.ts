import type { Generated } from 'kysely';
import type { Json } from './json';

/** A line of the audit log; see {@link Tables}. */
export interface AuditEntryTable {
  customer_code: string;
  seq: number;
  at: Date;
  who: string;
  as_whom: string;
  entity: string;
  action: string;
  id: string | null;
  outcome: 'done' | 'refused';
  reason: string | null;
  before: Json | null;
  after: Json | null;
  address: string | null;
  previous_hash: string;
  hash: string;
}

export interface IdempotencyTable {
  customer_code: string;
  person: string;
  key: string;
  request_hash: string;
  response: Json | null;
  created_at: Date;
}

/** A file of the archive: lines of an audit log, or mails of a school. */
export interface ArchivedMonthTable {
  customer_code: string;
  kind: 'audit' | 'mail';
  place: number;
  /** SHA-256 of the previous file. */
  previous: string | null;
  /** Month as YYYY-MM. */
  month: string;
  lines: number;
  size: number;
  sha256: string;
  first_seq: number | null;
  first_hash: string | null;
  last_seq: number | null;
  last_hash: string | null;
  archived_at: Date;
  removed_at: Date | null;
}

export interface MailTable {
  customer_code: string;
  id: string;
  uid: string | null;
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
  sent_at: Date | null;
  failure: string | null;
  attempts: Generated<number>;
  due_at: Generated<Date>;
  /** Time until which a sending process holds the mail; null if none does. */
  held_until: Generated<Date | null>;
  /** True if the mail is part of a bulk mailing, which is sent after individual mails. */
  in_bulk: Generated<boolean>;
}

export interface ListViewTable {
  customer_code: string;
  id: string;
  entity: string;
  person: string;
  name: string;
  query: string;
  shared: boolean;
  created_at: Date;
  version: Generated<number>;
}

export interface NewsTable {
  code_news: string;
  version: string;
  title: string;
  text: string;
  published_at: Date;
  withdrawn_at: Date | null;
}
