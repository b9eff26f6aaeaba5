const school = 'School';
const areas = {
  Contabile: 'Accounting',
  Documentale: 'Documents',
  Didattica: 'Teaching',
  Personale: 'Staff',
};
const status = { CREATED: 'To be signed', SIGNED: 'Signed' };
const statusOperatore = { STARTED: 'In progress', COMPLETED: 'Completed' };
const stato = { pending: 'Being prepared', active: 'Active', expired: 'Expired' };
const statusRichiesta = {
  NON_GENERATA: 'Not made',
  DA_FIRMARE: 'To be signed',
  PRESA_IN_CARICO: 'Taken charge of',
  APPROVATA: 'Approved',
};
const category = { aggiornamenti: 'Updates', notizie: 'News', normative: 'Regulations' };

/** Texts of requests by schools, and of published items. */
export const requests = {
  platformPractice: {
    name: 'Practice |||| Practices',
    title: 'Other suppliers',
    caption: 'Transfers from other suppliers',
    search: 'Search by school, source code',
    one: 'Practice %{name}',
    fields: {
      schoolName: 'Name of the school',
      school,
      codMinAltri: 'Source code',
      area: 'Area',
      status: 'State',
      statusOperatore: 'Processing',
      createdDate: 'Begun',
      updatedDate: 'Last update',
      anno: 'Year',
      progress: 'Upload (%)',
    },
    values: { area: areas, status, statusOperatore },
    filters: {
      area: { label: 'Area', values: areas },
      status: { label: 'State', values: status },
      statusOperatore: { label: 'Processing', values: statusOperatore },
      school: { label: school },
    },
    actions: {
      start: {
        label: 'Mark as in progress',
        row: 'Mark as in progress: %{name}',
        confirm: 'Mark as in progress',
      },
      complete: {
        label: 'Mark as completed',
        row: 'Mark as completed: %{name}',
        confirm: 'Mark as completed',
      },
    },
  },
  platformExport: {
    name: 'Request |||| Requests',
    title: 'Exports',
    caption: 'Requests for data',
    search: 'Search by school, who asked, e-mail',
    one: 'Request %{name}',
    recordRepresentation: 'no. %{prgRichiesta} of %{school}',
    fields: {
      schoolName: 'Name of the school',
      school,
      prgRichiesta: 'Request',
      stato: 'State',
      applicazioni: 'Applications',
      cognomeNomeSupervisor: 'Asked by',
      desEmail: 'E-mail',
      dataRich: 'Asked on',
      dataEvasione: 'Ready on',
      scadenza: 'Days to download',
      nomeFile: 'File',
    },
    values: {
      stato,
      applicazioni: {
        WWA: 'Pupils',
        WWB: 'Budget',
        WWS: 'Pay',
        MOF: 'Improvement of teaching',
        WWP: 'Staff',
        WPR: 'Data protection',
      },
    },
    filters: { stato: { label: 'State', values: stato }, school: { label: school } },
  },
  platformSpid: {
    name: 'Request |||| Requests',
    title: 'SPID, CIE and eIDAS',
    caption: 'Requests to the agency',
    search: 'Search by school',
    one: 'Request of the school %{name}',
    fields: {
      schoolName: 'Name of the school',
      school,
      statusRichiesta: 'State of the request',
      modifiedDate: 'Last change',
      spidEnabled: 'Sign-in on',
    },
    values: { statusRichiesta, spidEnabled: { true: 'Yes', false: 'No' } },
    filters: { statusRichiesta: { label: 'State of the request', values: statusRichiesta } },
    actions: {
      set: { label: 'Change the state', row: 'Change the state of %{name}', confirm: 'Change the state' },
    },
  },
  spidRequest: {
    fields: {
      statusRichiesta: 'State of the request',
      nomeCognomeSoggettoReferente: 'Name and surname',
      codiceFiscaleSoggettoReferente: 'Tax code',
      titoloSoggettoReferente: 'Title',
      qualificaSoggettoReferente: 'Position',
      telSoggettoReferente: 'Telephone',
    },
    values: { statusRichiesta },
  },
  platformNews: {
    name: 'News item |||| News',
    title: 'News of the console',
    caption: 'Published news',
    search: 'Search by version, title, text',
    one: 'News item %{name}',
    create: 'New news item',
    created: 'Published to all schools',
    help: { version: 'The version of the program, as 5.27.3', text: 'Plain text or HTML' },
    fields: {
      codeNews: 'Code',
      version: 'Version',
      title: 'Title',
      text: 'Text',
      publishedAt: 'Published',
    },
    values: {},
  },
  platformContent: {
    name: 'Item |||| Items',
    title: 'News centre',
    caption: 'Published items',
    search: 'Search by title, text',
    one: 'Item %{name}',
    create: 'New item',
    created: 'Item published',
    help: { applicationCode: 'For updates: the code, as WWA', text: 'Plain text or HTML' },
    fields: {
      code: 'Code',
      category: 'Category',
      date: 'Date',
      title: 'Title',
      text: 'Text',
      applicationCode: 'Application',
      version: 'Release',
    },
    parts: { version: { version: 'Version' } },
    values: { category },
    filters: { category: { label: 'Category', values: category } },
  },
};
