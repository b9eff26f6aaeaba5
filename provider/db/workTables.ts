import type { Generated } from 'kysely';
import type { Json } from './json';

/** The tables of what the provider needs to do its work; see {@link Tables}. */

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
  /** The SHA-256 of the file before. */
  previous: string | null;
  /** YYYY-MM */
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
  /** Until when it is with whoever is sending it; null where nobody is. */
  held_until: Generated<Date | null>;
  /** One of many that were written at once: it goes after those that are not. */
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
