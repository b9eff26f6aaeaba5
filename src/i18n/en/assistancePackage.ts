import type { Catalogue } from '../catalogue';
import { assistanceContact } from './assistanceContact';

const { values } = assistanceContact.filters.tipo;

/** Sentences of the packages of interventions. */
export const assistancePackage: Catalogue['resources']['assistancePackage'] = {
  name: 'Package |||| Packages',
  title: 'Support packages',
  caption: 'Packages of interventions of the school',
  search: 'Search by description, code',
  one: 'Package %{name}',
  empty: 'Nothing found!',
  tabs: { ...values, packages: assistanceContact.tabs.packages },
  fields: {
    idPacchetto: 'Code',
    descrizione: 'Package',
    interventiEffettuati: 'Interventions carried out',
    numeroInterventi: 'Interventions bought',
  },
  actions: assistanceContact.actions,
};
