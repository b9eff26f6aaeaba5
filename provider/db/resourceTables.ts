import type { JSONColumnType } from 'kysely';
import type { Content } from '../../contract/entities/content';
import type { LicenceProduct, LicenceType } from '../../contract/entities/licenceProduct';
import type { Practice } from '../../contract/entities/practice';

/** The tables of what schools have, ask for and are told; see tables.ts. */
type Json<T extends object> = JSONColumnType<T, string, string>;

export interface ContentTable {
  code: string;
  category: Content['category'];
  date: string;
  title: string;
  text: string;
  application_code: string | null;
  application_img: string | null;
  version: string | null;
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
}

export interface PracticeTable {
  customer_code: string;
  cod_min_altri: string;
  /** Empty until it is chosen. */
  area: NonNullable<Practice['area']> | '';
  status: Practice['status'];
  status_operatore: NonNullable<Practice['statusOperatore']> | null;
  created_date: Date;
  updated_date: Date;
  applicativi: Json<{ appCode: string; fornitore: string }[]>;
  nome_ds: string | null;
  cognome_ds: string | null;
  pec: string | null;
  anno_finanziario: string | null;
  anno: string;
  prefix_key_file_original: string | null;
  prefix_key_file_signed: string | null;
  progress: number;
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
}
