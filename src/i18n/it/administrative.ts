import { titles } from './titles';

/** Sentences of the administrative area: its first page, and what belongs to licences. */
export const administrative = {
  menu: titles.administrative,
  title: 'Area Amministrativa',
  loading: 'Caricamento in corso...',
  open: 'Apri',
  openOf: 'Apri %{name}',
  cards: {
    documents: {
      title: 'Documenti e firma',
      about: 'Contratti, nomine e moduli della scuola: leggerli, firmarli, scaricarli.',
    },
    assistance: {
      title: 'Assistenza',
      about: 'I contatti a disposizione, i pacchetti acquistati e gli interventi svolti.',
    },
    licences: {
      title: 'Licenze',
      about: 'I programmi in licenza alla scuola, con lo stato del contratto, i codici e i documenti.',
    },
    export: {
      title: 'Esportazione dati',
      about: 'Una copia dei dati della scuola, da scaricare entro pochi giorni.',
    },
    transfer: {
      title: 'Trasferimento dati da altri fornitori',
      about: 'I dati dei programmi di altri fornitori, da portare in quelli della scuola.',
    },
  },
  textbooks: 'Libri di testo della scuola',
  download: {
    missing: 'Download non disponibile',
    failed: 'Si è verificato un errore di sistema, riprovare più tardi',
  },
  product: {
    facts: 'Licenza',
    files: 'Installazione, codici e documenti',
    filesAbout: 'Ogni file si scarica in formato PDF; l’installazione si apre in un’altra scheda.',
    setup: 'Scarica il programma',
    codes: 'Codici di licenza',
    updateCodes: 'Codici di aggiornamento',
    licence: 'Documento di licenza',
    contract: 'Contratto di assistenza',
    assistance: 'Stato dell’assistenza',
    interventions: 'Interventi di assistenza',
  },
  offered: {
    title: 'Licenze disponibili',
    intro: 'I programmi e i servizi che la scuola può avere. Per richiederli, contattare l’assistenza.',
    name: 'Programma',
    type: 'Tipo',
    about: 'A che cosa serve',
    state: 'Licenza',
    more: 'Maggiori informazioni',
    had: 'Già in licenza',
    free: 'Disponibile',
  },
};
