import type { Catalogue } from '../catalogue';

/** Sentences of the licences. */
export const licenceProduct: Catalogue['resources']['licenceProduct'] = {
  name: 'Licence |||| Licences',
  title: 'Licences',
  caption: 'Products licensed to the school',
  search: 'Search by program, code, installation',
  one: 'Licence %{name}',
  tools: { offered: 'Available licences' },
  fields: {
    idProdotto: 'Code',
    tipo: 'Type',
    descrizione: 'Program',
    numeroInstallazione: 'Installation',
    statoContratto: 'Status',
    dataScadenzaAssistenza: 'Assistance expiry',
    anomalia: 'Anomaly',
  },
  values: {
    tipo: {
      'client-server': 'Client-server programs',
      web: 'Web programs',
      services: 'Web services',
    },
    statoContratto: {
      Attiva: 'Active',
      Gratuita: 'Free',
      Sospesa: 'Suspended',
      Cessata: 'Ended',
      Sostituita: 'Replaced',
      Visione: 'Trial',
      'In Scadenza': 'Expiring',
      'In attesa di rinnovo': 'Waiting for renewal',
    },
  },
  filters: {
    tipo: {
      label: 'Type',
      values: {
        all: 'All licences',
        'client-server': 'Client-server programs',
        web: 'Web programs',
        services: 'Web services',
      },
    },
    statoContratto: {
      label: 'Status',
      values: {
        Attiva: 'Active',
        Gratuita: 'Free',
        Sospesa: 'Suspended',
        Cessata: 'Ended',
        Sostituita: 'Replaced',
        Visione: 'Trial',
        'In Scadenza': 'Expiring',
        'In attesa di rinnovo': 'Waiting for renewal',
      },
    },
  },
};
