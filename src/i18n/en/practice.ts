import type { Catalogue } from '../catalogue';

/** Sentences of the transfers from other suppliers. */
export const practice: Catalogue['resources']['practice'] = {
  name: 'Practice |||| Practices',
  title: 'Other suppliers',
  caption: 'History of the transfers',
  search: 'Search by code, application',
  empty: 'No transfers.',
  failedToLoad: 'The transfers could not be read, try again later',
  refused: 'The transfer of data is for the user “supervisor” alone.',
  perPage: 'Results per page',
  pages: { nuova: 'New transfer' },
  pageTips: { nuova: 'Begin a new upload' },
  one: 'Practice %{name}',
  fields: {
    codMinAltri: 'Identifier',
    area: 'Area',
    applicativi: 'Applications',
    status: 'Status',
    statusOperatore: 'Progress of the work',
    createdDate: 'Begun',
    updatedDate: 'Last update',
    ds: 'School head',
    pec: 'Certified e-mail',
    annoFinanziario: 'Financial year',
    anno: 'Year',
    progress: 'Upload',
  },
  values: {
    area: {
      Contabile: 'Accounting',
      Documentale: 'Documents',
      Didattica: 'Teaching',
      Personale: 'Staff',
    },
    applicativi: {
      appCode: {
        wwb: 'Budget',
        pag: 'PagOnline',
        mgz: 'Warehouse',
        inv: 'Inventory',
        sgd: 'Gecodoc',
        amt: 'Transparent administration',
        wwa: 'Pupils',
        wwp: 'Staff',
      },
    },
    status: {
      CREATED: 'To be signed',
      SIGNED: 'Signed',
    },
    statusOperatore: {
      STARTED: 'In progress',
      COMPLETED: 'Completed',
    },
  },
  filters: {
    area: {
      label: 'Area',
      values: {
        Contabile: 'Accounting',
        Documentale: 'Documents',
        Didattica: 'Teaching',
        Personale: 'Staff',
      },
    },
    status: {
      label: 'Status',
      values: {
        CREATED: 'To be signed',
        SIGNED: 'Signed',
      },
    },
  },
};
