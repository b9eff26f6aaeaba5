import { titles } from './titles';

/** Sentences of the transfers from other suppliers. */
export const practice = {
  name: 'Pratica |||| Pratiche',
  title: titles.practice,
  caption: 'Storico delle pratiche di trasferimento',
  search: 'Ricerca per codice, applicativo',
  empty: 'Nessuna pratica di trasferimento.',
  failedToLoad:
    'Si è verificato un errore durante il recupero dello stato delle pratiche, riprovare più tardi',
  refused: titles.practiceRefused,
  perPage: 'Risultati per pagina',
  pages: { nuova: 'Nuova Pratica' },
  pageTips: { nuova: 'Effettua un nuovo upload' },
  one: 'Pratica %{name}',
  fields: {
    codMinAltri: 'Identificativo',
    area: 'Area',
    applicativi: 'Applicativi',
    status: 'Stato',
    statusOperatore: 'Stato lavorazione pratica',
    createdDate: 'Data inizio',
    updatedDate: 'Ultimo aggiornamento',
    ds: 'Dirigente scolastico',
    pec: 'PEC',
    annoFinanziario: 'Anno finanziario',
    anno: 'Anno',
    progress: 'Avanzamento caricamento',
  },
  values: {
    area: {
      Contabile: 'Area Contabile',
      Documentale: 'Area Documentale',
      Didattica: 'Area Didattica',
      Personale: 'Area Personale',
    },
    applicativi: {
      appCode: {
        wwb: 'Bilancio',
        pag: 'PagOnline',
        mgz: 'Magazzino',
        inv: 'Inventario',
        sgd: 'Gecodoc',
        amt: 'Amministrazione Trasparente',
        wwa: 'Alunni',
        wwp: 'Personale',
      },
    },
    status: {
      CREATED: 'Da firmare',
      SIGNED: 'Firmata',
    },
    statusOperatore: {
      STARTED: 'In lavorazione',
      COMPLETED: 'Completata',
    },
  },
  filters: {
    area: {
      label: 'Area',
      values: {
        Contabile: 'Area Contabile',
        Documentale: 'Area Documentale',
        Didattica: 'Area Didattica',
        Personale: 'Area Personale',
      },
    },
    status: {
      label: 'Stato',
      values: {
        CREATED: 'Da firmare',
        SIGNED: 'Firmata',
      },
    },
  },
};
