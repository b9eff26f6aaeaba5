import type {
  AssistanceContact,
  AssistancePackage,
  WrittenIntervention,
} from '../../contract/assistance/assistance';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';

type OfSchool<T> = T & { readonly customerCode: string };

/** The support contacts and packages of schools, and the interventions for them. */
export interface Assistance {
  readonly contacts: readonly OfSchool<AssistanceContact>[];
  readonly packages: readonly OfSchool<AssistancePackage>[];
  readonly interventions: readonly OfSchool<WrittenIntervention>[];
}

const contactColumns = {
  customer_code: 'text',
  id_scheda: 'text',
  tipo: 'text',
  id_prodotto: 'text',
  descrizione: 'text',
  numero_installazione: 'text',
  tipo_intervento: 'text',
  data_inizio_assistenza: 'date',
  interventi_a: 'integer',
  tot_interventi_a: 'integer',
  tot_interventi_tetto: 'integer',
  interventi_v: 'integer',
  tot_interventi_v: 'integer',
} as const;
const packageColumns = {
  customer_code: 'text',
  id_pacchetto: 'text',
  descrizione: 'text',
  interventi_effettuati: 'integer',
  numero_interventi: 'integer',
} as const;
const interventionColumns = {
  customer_code: 'text',
  id_attivita: 'text',
  data_registr: 'date',
  persona: 'text',
  anomalia: 'text',
  tipo_intervento: 'text',
  id_prodotto: 'text',
  tipo: 'text',
  numero_installazione: 'text',
  id_pacchetto: 'text',
} as const;

const anew = (columns: object) => {
  const [customer = '', id = '', ...set] = Object.keys(columns);
  return { key: [customer, id], set };
};

/** Writes contacts, packages and interventions: inserts new ones and replaces existing ones. */
export async function writeAssistance(
  tx: Tx,
  { contacts, packages, interventions }: Assistance,
): Promise<void> {
  await insertRows(
    tx,
    'assistance_contact',
    contactColumns,
    contacts.map((one) => [
      one.customerCode,
      one.idScheda,
      one.tipo,
      one.idProdotto,
      one.descrizione,
      one.numeroInstallazione ?? null,
      one.tipoIntervento,
      one.dataInizioAssistenza,
      one.interventiA,
      one.totInterventiA,
      one.totInterventiTetto ?? null,
      one.interventiV,
      one.totInterventiV,
    ]),
    anew(contactColumns),
  );
  await insertRows(
    tx,
    'assistance_package',
    packageColumns,
    packages.map((one) => [
      one.customerCode,
      one.idPacchetto,
      one.descrizione,
      one.interventiEffettuati,
      one.numeroInterventi,
    ]),
    anew(packageColumns),
  );
  await insertRows(
    tx,
    'intervention',
    interventionColumns,
    interventions.map((one) => [
      one.customerCode,
      one.idAttivita,
      one.dataRegistr,
      one.persona,
      one.anomalia,
      one.tipoIntervento,
      one.idProdotto,
      one.tipo ?? null,
      one.numeroInstallazione ?? null,
      one.idPacchetto ?? null,
    ]),
    anew(interventionColumns),
  );
}
