import { titles } from './titles';

/** Sentences of the licences. */
export const licenceProduct = {
  name: 'Licenza |||| Licenze',
  title: titles.licenceProduct,
  caption: 'Prodotti in licenza alla scuola',
  search: 'Ricerca per programma, codice, installazione',
  one: 'Licenza %{name}',
  tools: { offered: 'Licenze disponibili' },
  fields: {
    idProdotto: 'Codice',
    tipo: 'Tipo',
    descrizione: 'Programma',
    numeroInstallazione: 'Installazione',
    statoContratto: 'Stato',
    dataScadenzaAssistenza: 'Scadenza assistenza',
    anomalia: 'Anomalia',
  },
  values: {
    tipo: {
      'client-server': 'Programmi Client-Server',
      web: 'Programmi Web',
      services: 'Servizi Web',
    },
    statoContratto: {
      Attiva: 'Attiva',
      Gratuita: 'Gratuita',
      Sospesa: 'Sospesa',
      Cessata: 'Cessata',
      Sostituita: 'Sostituita',
      Visione: 'Visione',
      'In Scadenza': 'In Scadenza',
      'In attesa di rinnovo': 'In attesa di rinnovo',
    },
  },
  filters: {
    tipo: {
      label: 'Tipo',
      values: {
        all: 'Tutte le licenze',
        'client-server': 'Programmi Client-Server',
        web: 'Programmi Web',
        services: 'Servizi Web',
      },
    },
    statoContratto: {
      label: 'Stato',
      values: {
        Attiva: 'Attiva',
        Gratuita: 'Gratuita',
        Sospesa: 'Sospesa',
        Cessata: 'Cessata',
        Sostituita: 'Sostituita',
        Visione: 'Visione',
        'In Scadenza': 'In Scadenza',
        'In attesa di rinnovo': 'In attesa di rinnovo',
      },
    },
  },
};
