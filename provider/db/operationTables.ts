import type { Generated } from 'kysely';
import type { Json } from './json';

export interface OperationTable {
  customer_code: string;
  id: string;
  kind: 'run' | 'takeBack';
  resource: string;
  action: string;
  input: Json;
  who: string;
  as_whom: string;
  name: string;
  started_at: Date;
  ended_at: Date | null;
  /** `collecting`: the rows of a file are still arriving; the operation is not visible yet. */
  state: 'collecting' | 'running' | 'ended' | 'cancelled' | 'stopped';
  problem: string | null;
  step: Generated<number>;
  total: number;
  done: Generated<number>;
  /** Number of done rows that were done only in part. */
  partial: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  cancelled: Generated<number>;
  takes_back: string | null;
  /** Id of the reversal that must end before this one begins; null if there is none. */
  follows: Generated<string | null>;
}

export interface OperationRowTable {
  customer_code: string;
  operation: string;
  position: number;
  id: string;
  label: string;
  state: 'waiting' | 'done' | 'skipped' | 'failed' | 'cancelled';
  reason: string | null;
  partial: Generated<boolean>;
  before: Json | null;
  after: Json | null;
  mark: string | null;
  /** Marks of the record before and after the change, for each aspect that actions change. */
  marks: Json<Readonly<Record<'before' | 'after', Readonly<Record<string, string>> | undefined>>> | null;
  given: Json<Record<string, string>> | null;
  verdict: 'create' | 'update' | 'unchanged' | 'refused' | null;
}
