import type { Catalogue } from '../catalogue';

const tipo = {
  cumulativo: 'Contacts altogether',
  prodotto: 'Contacts by product',
  visione: 'Contacts for trials',
};

/** Sentences of the contacts with support. */
export const assistanceContact: Catalogue['resources']['assistanceContact'] = {
  name: 'Contact |||| Contacts',
  title: 'Support',
  caption: 'Support contacts of the school',
  search: 'Search by program, code, installation',
  one: 'Support of %{name}',
  empty: 'Nothing found!',
  tabs: { packages: 'Support packages' },
  fields: {
    idScheda: 'Card',
    tipo: 'Type',
    idProdotto: 'Code',
    numeroInstallazione: 'Installation',
    descrizione: 'Program',
    tipoIntervento: 'Kind of intervention',
    dataInizioAssistenza: 'Support since',
    interventiA: 'Used',
    totInterventiA: 'Available',
    totInterventiTetto: 'Limit',
    interventiV: 'Trial, used',
    totInterventiV: 'Trial, available',
  },
  values: { tipo },
  filters: {
    tipo: { label: 'Type', values: { all: 'All contacts', ...tipo } },
  },
  actions: {
    interventions: {
      label: 'Interventions',
      row: 'Interventions of %{name}',
      confirm: 'Interventions',
    },
  },
};
