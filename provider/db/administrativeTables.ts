import type { ColumnType } from 'kysely';
import type { AssistanceContact } from '../../contract/assistance/assistance';
import type { LicenceDocumentKind } from '../../contract/licences/licenceDocument';
import type { LicenceType } from '../../contract/licences/licenceProduct';

/** Tables of the administrative area, written by the provider's staff. */
export interface AdministrativeTables {
  licence_document: {
    customer_code: string;
    filename: string;
    kind: LicenceDocumentKind;
    id_prodotto: string;
    content: Buffer;
    added_at: Date;
  };
  assistance_contact: {
    customer_code: string;
    id_scheda: string;
    tipo: AssistanceContact['tipo'];
    id_prodotto: string;
    descrizione: string;
    numero_installazione: string | null;
    tipo_intervento: string;
    data_inizio_assistenza: string;
    interventi_a: number;
    tot_interventi_a: number;
    tot_interventi_tetto: number | null;
    interventi_v: number;
    tot_interventi_v: number;
  };
  assistance_package: {
    customer_code: string;
    id_pacchetto: string;
    descrizione: string;
    interventi_effettuati: number;
    numero_interventi: number;
  };
  intervention: {
    customer_code: string;
    id_attivita: string;
    data_registr: string;
    persona: string;
    anomalia: string;
    tipo_intervento: string;
    id_prodotto: string;
    tipo: string | null;
    numero_installazione: string | null;
    id_pacchetto: string | null;
  };
  offered_product: {
    id_prodotto: string;
    tipo: LicenceType;
    descrizione: string;
    about: string;
    link: string | null;
    withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
