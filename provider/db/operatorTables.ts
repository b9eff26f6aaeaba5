import type { ColumnType, Generated } from 'kysely';
import type { StaffRole } from '../../contract/staff/operatorPermissions';
import type { Json } from './json';

/** A member of the provider's own staff; see {@link Tables}. */
export interface OperatorTable {
  username: string;
  name: string;
  role: Generated<StaffRole>;
  enabled: Generated<boolean>;
  password_hash: ColumnType<string | null, string | null | undefined, string | null>;
  otp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  ready: ColumnType<boolean, never, never>;
  otp_step: Generated<number>;
  created_at: Date;
  created_by: string;
  signed_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface OperatorInvitationTable {
  token_hash: string;
  username: string;
  otp_secret: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface OperatorSessionTable {
  token_hash: string;
  username: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  address: string;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface OperatorClientTable {
  client_id: string;
  name: string;
  secret_hash: string;
  scopes: Json<string[]>;
  /** Customer codes of the schools that the client may access; null for all. */
  schools: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  enabled: Generated<boolean>;
  created_at: Date;
  created_by: string;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface OperatorProposalTable {
  id: string;
  /** Id of the endpoint that was called. */
  endpoint: string;
  what: string;
  input: Json;
  file: ColumnType<Uint8Array | null, Uint8Array | null, null>;
  proposed_by: string;
  proposed_at: Date;
  until: Date;
  state: Generated<'open' | 'running' | 'done' | 'refused' | 'withdrawn'>;
  claim: ColumnType<string | null, never, string | null>;
  decided_by: ColumnType<string | null, never, string | null>;
  decided_at: ColumnType<Date | null, never, Date | null>;
  reason: ColumnType<string | null, never, string | null>;
}

export interface PlatformImportTable {
  id: string;
  created_at: Date;
  created_by: string;
  state: 'previewed' | 'running' | 'stopped' | 'done' | 'takenBack';
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  reading: Json<object> | null;
}

export interface PlatformImportRowTable {
  import: string;
  position: number;
  customer_code: string | null;
  content: Json;
  problems: Json;
  state: 'ready' | 'refused' | 'done' | 'skipped' | 'takenBack' | 'kept';
}

/** Retention set by the provider's staff; see contract/staff/platformRetention. */
export interface RetentionTable {
  customer_code: string;
  kind: string;
  amount: number;
  changed_at: Date;
  changed_by: string;
}
