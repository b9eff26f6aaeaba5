import type { Tx } from '../db/database';
import { type Columns, insertRows } from '../db/insertRows';
import type { Tables } from '../db/tables';

/** The demo's history, which no call can create (decision 0115): its tables, with the columns that are filled. */
const columns = {
  /** People with a password and years of sign-ins. */
  account: {
    customer_code: 'text',
    uid: 'text',
    username: 'text',
    sn: 'text',
    cn: 'text',
    email: 'text',
    codice_fiscale: 'text',
    enabled: 'boolean',
    data_nascita: 'date',
    data_scadenza: 'date',
    closed_for: 'date',
    closed_at: 'timestamptz',
    last_login: 'timestamptz',
    previous_login: 'timestamptz',
    spid_enabled: 'boolean',
    accessibility: 'boolean',
    otp_enabled: 'boolean',
    time_table: 'text',
    consenso_mail: 'boolean',
    mail_accesso: 'text',
    password_hash: 'text',
  },
  /** People designated by supervisors at that time. */
  office: { customer_code: 'text', office: 'text', uid: 'text' },
  /** A person with an alias identity, who linked three accounts with their passwords. */
  alias: {
    person: 'text',
    email: 'text',
    sn: 'text',
    cn: 'text',
    codice_fiscale: 'text',
    password_hash: 'text',
  },
  alias_account: { person: 'text', customer_code: 'text', uid: 'text', linked_at: 'timestamptz' },
  /** Apps that people authorised when they signed in. */
  authorised_app: {
    customer_code: 'text',
    uid: 'text',
    client_id: 'text',
    client_name: 'text',
    owner: 'text',
    first_party: 'boolean',
    authorised_at: 'timestamptz',
  },
  /** People whom schools imported from the registry, and linked, last year. */
  registry_person: {
    customer_code: 'text',
    anno: 'integer',
    prg_anagrafe: 'text',
    nome: 'text',
    cognome: 'text',
    codice_fiscale: 'text',
    email: 'text',
    data_nascita: 'date',
    rapporto_lavoro: 'text',
    ruoli: 'jsonb',
    uid_portale: 'text',
  },
  /** Requests whose files have expired. */
  export_request: {
    customer_code: 'text',
    prg_richiesta: 'integer',
    applicazioni: 'jsonb',
    nome_file: 'text',
    cognome_nome_supervisor: 'text',
    des_email: 'text',
    data_rich: 'timestamptz',
    data_evasione: 'timestamptz',
    scadenza: 'integer',
    des_password: 'text',
    failed: 'boolean',
  },
  /** Transfers that were started weeks ago, and signed by people of the demo. */
  practice: {
    customer_code: 'text',
    cod_min_altri: 'text',
    area: 'text',
    status: 'text',
    status_operatore: 'text',
    created_date: 'timestamptz',
    updated_date: 'timestamptz',
    applicativi: 'jsonb',
    nome_ds: 'text',
    cognome_ds: 'text',
    tax_code_ds: 'text',
    pec: 'text',
    anno_finanziario: 'text',
    anno: 'text',
    progress: 'integer',
    document_id: 'uuid',
    prefix_key_file_original: 'text',
    by_uid: 'text',
  },
  practice_file: { customer_code: 'text', upload_id: 'uuid', supplier: 'text', password: 'text' },
  /** Bulk operations, with the previous values. */
  operation: {
    customer_code: 'text',
    id: 'text',
    kind: 'text',
    resource: 'text',
    action: 'text',
    input: 'jsonb',
    who: 'text',
    as_whom: 'text',
    name: 'text',
    started_at: 'timestamptz',
    ended_at: 'timestamptz',
    state: 'text',
    total: 'integer',
    done: 'integer',
    skipped: 'integer',
  },
  operation_row: {
    customer_code: 'text',
    operation: 'text',
    position: 'integer',
    id: 'text',
    label: 'text',
    state: 'text',
    reason: 'text',
    before: 'jsonb',
    after: 'jsonb',
    mark: 'text',
  },
} as const satisfies Partial<Record<keyof Tables, Columns>>;

export type PastTable = keyof typeof columns;
type Value = string | number | boolean | Date | null | undefined;
/** A row of a table by its columns; missing ones keep their default. */
export type PastRow<T extends PastTable> = Partial<Record<keyof (typeof columns)[T], Value>>;

/** The tables that the demo may write directly; an architecture test only lets this list shrink. */
export const pastTables = Object.keys(columns) as readonly PastTable[];

/** Inserts past rows. All rows fill the columns of the first. */
export async function insertPast<T extends PastTable>(
  tx: Tx,
  table: T,
  rows: readonly PastRow<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const all: Columns = columns[table];
  const filled = Object.keys(all).filter((name) => name in first) as (keyof PastRow<T> & string)[];
  const types = Object.fromEntries(filled.map((name) => [name, all[name as string]])) as Columns;
  await insertRows(
    tx,
    table,
    types,
    rows.map((row) => filled.map((name) => row[name] ?? null)),
  );
}
