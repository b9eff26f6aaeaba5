import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Content } from '../../contract/contents/content';
import type { LicenceProduct, LicenceType } from '../../contract/licences/licenceProduct';
import type { Office } from '../../contract/offices/office';
import type { PreservationKind } from '../../contract/preservation/preservation';
import type { SourcePerson } from '../../contract/registry/registryNews';
import type { SpidRequestState } from '../../contract/spid/spidRequest';
import type { Practice } from '../../contract/transfer/practice';
import type { Json } from './json';

export interface ContentTable {
  code: string;
  category: Content['category'];
  date: string;
  title: string;
  text: string;
  application_code: string | null;
  application_img: string | null;
  version: string | null;
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface LicenceTable {
  customer_code: string;
  ac: string;
  status: Generated<boolean>;
  expiration_date: string | null;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface LicenceProductTable {
  customer_code: string;
  id_prodotto: string;
  tipo: LicenceType;
  descrizione: string;
  tipo_movimento_vendita: string | null;
  numero_installazione: string | null;
  stato_contratto: LicenceProduct['statoContratto'];
  data_scadenza_assistenza: string | null;
  link_download: string | null;
  link_codici: string | null;
  link_codici_agg: string | null;
  anomalia: string | null;
}

export interface ExportRequestTable {
  customer_code: string;
  prg_richiesta: number;
  applicazioni: Json<string[]>;
  nome_file: string | null;
  cognome_nome_supervisor: string;
  des_email: string;
  data_rich: Date;
  data_evasione: Date | null;
  scadenza: number | null;
  des_password: string | null;
  removed_at: Date | null;
  removed_name: string | null;
  requested_by: string | null;
  begins_at: Date | null;
  done: Generated<number>;
  total: Generated<number>;
  failed: Generated<boolean>;
  object_id: string | null;
  store: 'disk' | 's3' | null;
  store_id: string | null;
  size: number | null;
  sha256: string | null;
}

export interface PracticeTable {
  customer_code: string;
  cod_min_altri: string;
  /** Empty until chosen. */
  area: Generated<NonNullable<Practice['area']> | ''>;
  status: Practice['status'];
  status_operatore: NonNullable<Practice['statusOperatore']> | null;
  created_date: Date;
  updated_date: Date;
  applicativi: Json<Practice['applicativi'][number][]>;
  nome_ds: string | null;
  cognome_ds: string | null;
  pec: string | null;
  anno_finanziario: string | null;
  anno: string;
  prefix_key_file_original: string | null;
  prefix_key_file_signed: string | null;
  progress: Generated<number>;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  tax_code_ds: ColumnType<string | null, string | null | undefined, string | null>;
  document_id: ColumnType<string | null, string | null | undefined, string | null>;
  by_uid: ColumnType<string | null, string | null | undefined, string | null>;
  /**
   * Times at which the provider's staff began and completed the transfer; null where they did not, or a previous
   * release recorded no time.
   */
  started_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  completed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface RegistryPersonTable {
  customer_code: string;
  anno: number;
  prg_anagrafe: string;
  nome: string;
  cognome: string;
  codice_fiscale: string | null;
  email: string | null;
  data_nascita: string | null;
  rapporto_lavoro: string | null;
  ruoli: Json<string[]>;
  uid_portale: string | null;
  version: Generated<number>;
}

/** People of a school in a year, as received from Alunni and Personale. */
export interface RegistrySourceTable {
  customer_code: string;
  anno: number;
  published_at: Date;
  people: Json<SourcePerson[]>;
}

export interface RegistryUpdateTable {
  customer_code: string;
  anno: number;
  updated_at: Date;
  name: string;
  added: number;
  changed: number;
  gone: number;
}

export interface OfficeTermTable {
  customer_code: string;
  id: GeneratedAlways<number>;
  office: Office;
  uid: string;
  name: string;
  since: Date | null;
  until: Date | null;
  named_by: string | null;
}

export interface PreservationTable {
  customer_code: string;
  opened_at: Date;
  manager_name: string | null;
  manager_cf: string | null;
  generation: Generated<number>;
  ds_name: string | null;
  ds_cf: string | null;
  receipt_number: string | null;
  completed_at: Date | null;
  completed_by: string | null;
  configured_at: Date | null;
  receipt_mailed: boolean | null;
  version: Generated<number>;
}

export interface PreservationDocumentTable {
  customer_code: string;
  kind: PreservationKind;
  generation: number;
  signer_name: string;
  signer_cf: string;
  document_id: string | null;
  failed: Generated<boolean>;
}

export interface SpidRequestTable {
  customer_code: string;
  status: SpidRequestState;
  nome_cognome: string | null;
  codice_fiscale: string | null;
  titolo: string | null;
  qualifica: string | null;
  tel: string | null;
  modified_date: Date;
  document_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface SpidAccessTable {
  customer_code: string;
  id: GeneratedAlways<number>;
  at: Date;
  uid: string;
  codice_fiscale: string;
  identity_provider: string;
  /** Reference that the sender gave to the data; null if it gave none. */
  reference: ColumnType<string | null, string | null | undefined, string | null>;
}
