import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  ContentTable,
  ExportRequestTable,
  LicenceProductTable,
  PracticeTable,
  RegistryPersonTable,
} from './resourceTables';

/** The tables, for the query builder. Days are YYYY-MM-DD strings, moments are Dates, bigints are numbers. */
export interface Tables {
  school: SchoolTable;
  application: { ac: string; description: string; category: string };
  application_role: { ac: string; cn: string; description: string };
  licence: { customer_code: string; ac: string; status: boolean; expiration_date: string | null };
  account: AccountTable;
  account_group: { customer_code: string; uid: string; ac: string; cn: string };
  office: { customer_code: string; office: 'DS' | 'DSGA'; uid: string };
  alias: AliasTable;
  alias_account: { person: string; customer_code: string; uid: string; linked_at: Date };
  audit_entry: AuditEntryTable;
  idempotency: IdempotencyTable;
  mail: MailTable;
  list_view: ListViewTable;
  list_view_default: { customer_code: string; person: string; entity: string; view_id: string };
  news: NewsTable;
  content: ContentTable;
  licence_product: LicenceProductTable;
  export_request: ExportRequestTable;
  practice: PracticeTable;
  registry_person: RegistryPersonTable;
  news_read: { person: string; code_news: string; read_at: Date };
  setting: { name: string; value: Json };
  oidc_payload: OidcPayloadTable;
  throttle: { key: string; slot: number; hits: number };
  dpop_proof: { jti: string; expires_at: Date };
  job: JobTable;
  operation: OperationTable;
  operation_row: OperationRowTable;
  import_column: { customer_code: string; resource: string; header: string; field: string };
  password_link: PasswordLinkTable;
  migration: { name: string; checksum: string };
}

type Json<T extends object = object> = JSONColumnType<T, string, string>;

interface SchoolTable {
  customer_code: string;
  cod_min: string;
  name: string;
  kind: string | null;
  street: string | null;
  postal_code: string | null;
  city: string;
  provincia: string | null;
  region: string | null;
  private_school: boolean;
  lead_school: boolean;
  spid_enabled: boolean;
  otp_enabled: boolean;
  merging_into: string | null;
  version: Generated<number>;
}

interface AccountTable {
  customer_code: string;
  uid: string;
  username: string;
  sn: string;
  cn: string;
  email: string;
  codice_fiscale: string | null;
  enabled: Generated<boolean>;
  data_nascita: string | null;
  data_scadenza: string | null;
  last_login: Date | null;
  previous_login: Date | null;
  spid_enabled: Generated<boolean>;
  accessibility: Generated<boolean>;
  otp_enabled: Generated<boolean>;
  time_table: string | null;
  consenso_mail: Generated<boolean>;
  mail_accesso: string | null;
  password_hash: string | null;
  rights_from: Generated<Date>;
  version: Generated<number>;
  sort_key: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}

interface AliasTable {
  person: string;
  email: string;
  sn: string;
  cn: string;
  codice_fiscale: string | null;
  password_hash: string | null;
  enabled: Generated<boolean>;
  rights_from: Generated<Date>;
}

interface AuditEntryTable {
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

interface IdempotencyTable {
  customer_code: string;
  person: string;
  key: string;
  request_hash: string;
  response: Json | null;
  created_at: Date;
}

interface MailTable {
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
}

interface ListViewTable {
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

interface NewsTable {
  code_news: string;
  version: string;
  title: string;
  text: string;
  published_at: Date;
  withdrawn_at: Date | null;
}

interface OidcPayloadTable {
  model: string;
  id: string;
  payload: Json;
  grant_id: string | null;
  uid: string | null;
  consumed_at: Date | null;
  expires_at: Date | null;
}

interface JobTable {
  id: Generated<string>;
  name: string;
  data: Json;
  due_at: Date;
  attempts: Generated<number>;
  every: number | null;
  failure: string | null;
  parked_at: Date | null;
}

interface PasswordLinkTable {
  customer_code: string;
  token_hash: string;
  uid: string;
  created_at: Date;
  expires_at: Date;
}

interface OperationTable {
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
  /** `collecting`: the rows of a file are still coming in; nobody sees it yet. */
  state: 'collecting' | 'running' | 'ended' | 'cancelled' | 'stopped';
  problem: string | null;
  step: Generated<number>;
  total: number;
  done: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  cancelled: Generated<number>;
  takes_back: string | null;
}

interface OperationRowTable {
  customer_code: string;
  operation: string;
  position: number;
  id: string;
  label: string;
  state: 'waiting' | 'done' | 'skipped' | 'failed' | 'cancelled';
  reason: string | null;
  before: Json | null;
  after: Json | null;
  mark: string | null;
  given: Json<Record<string, string>> | null;
  verdict: 'create' | 'update' | 'unchanged' | 'refused' | null;
}
