/** Sentences of support: facts about a product, and the interventions. */
export const assistance = {
  loading: 'Caricamento in corso...',
  close: 'Chiudi',
  product: 'Dettaglio Prodotto',
  interventions: 'Elenco interventi di assistenza',
  search: 'Ricerca negli interventi',
  unknown: 'La scheda di assistenza non è tra quelle della scuola.',
  fields: {
    program: 'Programma',
    expiry: 'Data Scadenza Assistenza',
    state: 'Stato Assistenza',
  },
  columns: {
    dataRegistr: 'Data',
    idAttivita: 'N. Intervento',
    persona: 'Persona Contattata',
    anomalia: 'Descrizione Anomalia',
    tipoIntervento: 'Assegnazione Intervento',
  },
};
