import type {
  AssistanceContact,
  AssistancePackage,
  Intervention,
  InterventionSearch,
} from '../../../contract/assistance/assistance';
import type { Tx } from '../../db/database';

/** Reads a school's contacts with support, by product. */
export async function contactsOf(tx: Tx, customerCode: string): Promise<AssistanceContact[]> {
  const rows = await tx
    .selectFrom('assistance_contact')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .orderBy('descrizione')
    .orderBy('id_scheda')
    .execute();
  return rows.map((row) => ({
    idScheda: row.id_scheda,
    tipo: row.tipo,
    idProdotto: row.id_prodotto,
    numeroInstallazione: row.numero_installazione,
    descrizione: row.descrizione,
    tipoIntervento: row.tipo_intervento,
    dataInizioAssistenza: row.data_inizio_assistenza,
    interventiA: row.interventi_a,
    totInterventiA: row.tot_interventi_a,
    totInterventiTetto: row.tot_interventi_tetto,
    interventiV: row.interventi_v,
    totInterventiV: row.tot_interventi_v,
  }));
}

/** Reads the support packages of a school. */
export async function packagesOf(tx: Tx, customerCode: string): Promise<AssistancePackage[]> {
  const rows = await tx
    .selectFrom('assistance_package')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .orderBy('descrizione')
    .orderBy('id_pacchetto')
    .execute();
  return rows.map((row) => ({
    idPacchetto: row.id_pacchetto,
    descrizione: row.descrizione,
    interventiEffettuati: row.interventi_effettuati,
    numeroInterventi: row.numero_interventi,
  }));
}

/**
 * Reads the interventions for a support contact or package, newest first. Fields missing from `search` do not filter.
 */
export async function interventionsOf(
  tx: Tx,
  customerCode: string,
  search: Partial<InterventionSearch> & { readonly idPacchetto?: string },
): Promise<Intervention[]> {
  const equal = [
    ['id_prodotto', search.idProdotto],
    ['tipo', search.tipo],
    ['numero_installazione', search.numeroInstallazione],
    ['tipo_intervento', search.tipoIntervento],
    ['id_pacchetto', search.idPacchetto],
  ] as const;
  const rows = await tx
    .selectFrom('intervention')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where((build) =>
      build.and(equal.flatMap(([column, value]) => (value ? [build(column, '=', value)] : []))),
    )
    .where('data_registr', '>=', search.dataInizioAssistenza ?? '0001-01-01')
    .orderBy('data_registr', 'desc')
    .orderBy('id_attivita', 'desc')
    .execute();
  return rows.map((row) => ({
    idAttivita: row.id_attivita,
    dataRegistr: row.data_registr,
    persona: row.persona,
    anomalia: row.anomalia,
    tipoIntervento: row.tipo_intervento,
  }));
}
