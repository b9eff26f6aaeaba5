import type { Catalogue } from '../catalogue';

/** Sentences of support: facts about a product, and the interventions. */
export const assistance: Catalogue['assistance'] = {
  loading: 'Loading...',
  close: 'Close',
  product: 'Product details',
  interventions: 'Support interventions',
  search: 'Search the interventions',
  unknown: 'The support card is not one of the school’s.',
  fields: {
    program: 'Program',
    expiry: 'Support expiry date',
    state: 'State of support',
  },
  columns: {
    dataRegistr: 'Date',
    idAttivita: 'Intervention no.',
    persona: 'Person contacted',
    anomalia: 'Description of the problem',
    tipoIntervento: 'Assigned to',
  },
};
