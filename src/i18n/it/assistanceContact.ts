import { titles } from './titles';

const tipo = {
  cumulativo: 'Contatti cumulativi',
  prodotto: 'Contatti per prodotto',
  visione: 'Contatti per visione',
};

/** Sentences of the contacts with support. */
export const assistanceContact = {
  name: 'Contatto |||| Contatti',
  title: titles.assistance,
  caption: 'Contatti di assistenza della scuola',
  search: 'Ricerca per programma, codice, installazione',
  one: 'Assistenza %{name}',
  empty: 'Nessun elemento trovato!',
  tabs: { packages: 'Pacchetti Assistenza' },
  fields: {
    idScheda: 'Scheda',
    tipo: 'Tipo',
    idProdotto: 'Codice',
    numeroInstallazione: 'Installazione',
    descrizione: 'Programma',
    tipoIntervento: 'Tipo di intervento',
    dataInizioAssistenza: 'Inizio assistenza',
    interventiA: 'Utilizzati',
    totInterventiA: 'Disponibili',
    totInterventiTetto: 'Tetto',
    interventiV: 'In visione, utilizzati',
    totInterventiV: 'In visione, disponibili',
  },
  values: { tipo },
  filters: {
    tipo: { label: 'Tipo', values: { all: 'Tutti i contatti', ...tipo } },
  },
  actions: {
    interventions: {
      label: 'Interventi',
      row: 'Interventi di %{name}',
      confirm: 'Interventi',
    },
  },
};
