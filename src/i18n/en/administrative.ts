import type { Catalogue } from '../catalogue';

/** Sentences of the administrative area: its first page, and what belongs to licences. */
export const administrative: Catalogue['administrative'] = {
  menu: 'Overview',
  title: 'Administrative area',
  loading: 'Loading...',
  open: 'Open',
  openOf: 'Open %{name}',
  cards: {
    documents: {
      title: 'Documents and signature',
      about: 'Contracts, appointments and forms of the school: to read, sign and download.',
    },
    assistance: {
      title: 'Support',
      about: 'The contacts there are, the packages bought and the interventions carried out.',
    },
    licences: {
      title: 'Licences',
      about: 'The programs licensed to the school, with the state of the contract, codes and documents.',
    },
    export: {
      title: 'Data export',
      about: 'A copy of the data of the school, to be downloaded within some days.',
    },
    transfer: {
      title: 'Data transfer from other providers',
      about: 'Data of programs of other providers, to be brought into those of the school.',
    },
  },
  textbooks: 'Textbooks of the school',
  download: {
    missing: 'Download not available',
    failed: 'There was a system error, please try again later',
  },
  product: {
    facts: 'Licence',
    files: 'Set-up, codes and documents',
    filesAbout: 'Each file is downloaded as a PDF; the set-up opens in another tab.',
    setup: 'Download the program',
    codes: 'Licence codes',
    updateCodes: 'Update codes',
    licence: 'Licence document',
    contract: 'Support contract',
    assistance: 'State of support',
    interventions: 'Support interventions',
  },
  offered: {
    title: 'Available licences',
    intro: 'The programs and services that the school can have. To ask for them, contact support.',
    name: 'Program',
    type: 'Type',
    about: 'What it is for',
    state: 'Licence',
    more: 'More about it',
    had: 'Already licensed',
    free: 'Available',
  },
};
