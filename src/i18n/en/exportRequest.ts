import type { Catalogue } from '../catalogue';

/** Sentences of the export requests. */
export const exportRequest: Catalogue['resources']['exportRequest'] = {
  name: 'Request |||| Requests',
  title: 'Data export',
  caption: 'Requests made',
  search: 'Search by e-mail, person, file',
  one: 'Request %{name}',
  empty: 'No request has been made',
  create: 'Request an export',
  created: 'The data export has been requested!',
  help: { desEmail: 'We will write to this address when the data are ready' },
  fields: {
    prgRichiesta: 'Request',
    stato: 'Status',
    dataRich: 'Asked on',
    applicazioni: 'Applications',
    cognomeNomeSupervisor: 'Asked by',
    desEmail: 'E-mail',
    dataEvasione: 'Served on',
    scadenza: 'Days to download',
    nomeFile: 'File',
    nomeScu: 'School',
    comuneScu: 'Town',
    codCliente: 'Customer code',
    desPassword: 'Password of the file',
    intestazioneScu: 'Heading',
    provScu: 'Province',
    enableDownload: 'Can be downloaded',
  },
  values: {
    applicazioni: {
      WWA: 'Pupils',
      WWB: 'Budget',
      WWS: 'Salaries',
      MOF: 'Improvement of the curriculum',
      WWP: 'Staff',
      WPR: 'Data protection',
    },
    enableDownload: { true: 'Yes', false: 'No' },
    stato: {
      pending: 'In preparation',
      active: 'Active',
      expired: 'Expired',
    },
  },
  filters: {
    stato: {
      label: 'Status',
      values: {
        pending: 'In preparation',
        active: 'Active',
        expired: 'Expired',
      },
    },
  },
  actions: {
    cancel: {
      label: 'Cancel requests',
      row: 'Cancel request %{name}',
      planned: '%{smart_count} to cancel |||| %{smart_count} to cancel',
      leftOut: 'Will not be cancelled',
      none: 'Select one or more checkboxes',
      doneOne: 'Request cancelled',
      doneMany: 'Requests cancelled',
      nothingToDo: 'No request cancelled',
      partly: '%{smart_count} request cancelled |||| %{smart_count} requests cancelled',
      confirm: 'Cancel request',
      steps: {
        last: {
          title: 'Cancel the request?',
          text: 'The request will not be served. Another one can be made at once.',
        },
      },
    },
    delete: {
      label: 'Delete requests',
      row: 'Delete request %{name}',
      planned: '%{smart_count} to delete |||| %{smart_count} to delete',
      leftOut: 'Will not be deleted',
      none: 'Select one or more checkboxes',
      doneOne: 'Request deleted',
      doneMany: 'Requests deleted',
      nothingToDo: 'No request deleted',
      partly: '%{smart_count} request deleted |||| %{smart_count} requests deleted',
      confirm: 'Delete',
      steps: {
        last: {
          title: 'Delete the request?',
          text: 'The exported data can no longer be downloaded.',
        },
      },
    },
  },
};
