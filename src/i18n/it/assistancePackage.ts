import { assistanceContact } from './assistanceContact';
import { titles } from './titles';

const { values } = assistanceContact.filters.tipo;

/** Sentences of the packages of interventions. */
export const assistancePackage = {
  name: 'Pacchetto |||| Pacchetti',
  title: titles.packages,
  caption: 'Pacchetti di interventi della scuola',
  search: 'Ricerca per descrizione, codice',
  one: 'Pacchetto %{name}',
  empty: 'Nessun elemento trovato!',
  tabs: { ...values, packages: assistanceContact.tabs.packages },
  fields: {
    idPacchetto: 'Codice',
    descrizione: 'Pacchetto',
    interventiEffettuati: 'Interventi effettuati',
    numeroInterventi: 'Interventi acquistati',
  },
  actions: assistanceContact.actions,
};
