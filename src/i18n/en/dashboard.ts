import type { Catalogue } from '../catalogue';
import { checking } from './checking';
import { orderProcedures } from './orderProcedures';

const notImported = 'Some rows were not imported: they can be downloaded from its page, with the reason.';

/** Sentences of the dashboard: applications, banners and procedures in progress. */
export const dashboard: Catalogue['dashboard'] = {
  otpActivated: {
    about:
      'The codes of the app are active: from the next sign-in one is asked for after the password. If the phone is lost, a recovery code signs in: make them now and keep them.',
    codes: 'Make recovery codes',
    close: 'Close',
  },
  title: 'My applications',
  search: 'Search by description',
  loading: 'Loading the applications...',
  empty: 'No application is enabled for the user',
  notFound: 'No application found',
  found: '%{smart_count} application |||| %{smart_count} applications',
  list: 'Applications',
  open: 'Open',
  openOf: 'Open %{name}: in a new tab',
  noSite: 'Without a site of its own',
  licence: {
    ending: 'Licence being given up',
    expired: 'Licence to be renewed',
    expiring: 'Licence about to expire',
    valid: 'Licence active',
    day: 'Until %{day}',
  },
  banner: {
    preservation: 'The activation of the preservation service is not completed.',
    label: 'Notices',
    merged:
      'Resizing: the school is merged into %{subject}. Choose the schools that receive the data and sign the document by August.',
    receiving:
      'Resizing: %{subject} has handed over its applications. Say which are accepted and which are not.',
  },
  procedures: {
    title: 'My procedures',
    loading: 'Loading the procedures...',
    none: 'No procedure in progress.',
    over: 'Recently completed',
    endedAt: 'Completed on %{day}',
    startedAt: 'Begun on %{day}',
    deadline: 'By %{day}',
    late: 'Overdue: it was to be done by %{day}.',
    progress: '%{done} of %{total} done',
    percent: '%{done}% done',
    turn: {
      school: 'The school’s turn',
      otherSchool: 'The other school’s turn',
      provider: 'With the provider',
      nobody: 'Goes on by itself',
    },
    exportRequest: {
      name: 'Data export',
      pending: {
        state: 'Being prepared',
        next: 'The provider prepares the file and writes when it is ready.',
      },
      failed: {
        state: 'Failed',
        next: 'The file could not be prepared: cancel the request and make another one.',
      },
      active: { state: 'Ready', next: 'Download the file by the link in the e-mail, before it expires.' },
    },
    practice: {
      name: 'Data transfer from other suppliers',
      begun: { state: 'Begun', next: 'Complete the choices and save them.' },
      files: { state: 'Begun', next: 'Upload the files to transfer.' },
      toSign: { state: 'To be signed', next: 'Sign the document.' },
      checking,
      signed: { state: 'Signed', next: 'The provider takes charge of the files.' },
      working: { state: 'In progress', next: 'The provider transfers the data.' },
      completed: { state: 'Completed', next: 'The data were transferred.' },
    },
    preservation: {
      name: 'Activation of preservation',
      data: { state: 'Data', next: 'Check the data and save them.' },
      otherHead: {
        state: 'Documents to be made again',
        next: 'The school head is not whom the documents name any more: have them made again.',
      },
      failed: {
        state: 'Documents not made',
        next: 'Some documents could not be made: have them made again.',
      },
      making: { state: 'Documents being made', next: 'The documents to sign will be ready soon.' },
      signing: { state: 'To be signed', next: 'Sign the documents that are left.' },
      checking,
      confirming: { state: 'Signed', next: 'Confirm the activation.' },
    },
    preservationSetUp: {
      name: 'Activation of preservation',
      configuring: { state: 'Completed', next: 'The provider configures the service.' },
      working: { state: 'Completed', next: 'The service works. The receipt is on its page.' },
    },
    signatureRequest: {
      name: 'Request to sign',
      open: { state: 'To be signed', next: 'The head of the school signs by the link in the mail.' },
      checking,
      signed: { state: 'Signed', next: 'The receipts are beside the documents.' },
      expired: { state: 'Expired', next: 'Send a new request if it is still needed.' },
      cancelled: { state: 'Cancelled', next: 'There is nothing left to do.' },
    },
    spidRequest: {
      name: 'SPID/CIE/eIDAS request',
      toGenerate: { state: 'To be generated', next: 'The provider prepares the document of the request.' },
      toSign: {
        state: 'To be signed',
        next: 'Sign the document of the request and send it to the provider.',
      },
      checking,
      atAgency: { state: 'Taken in charge', next: 'AgID examines the request.' },
    },
    spidGranted: {
      name: 'SPID/CIE/eIDAS request',
      approved: {
        state: 'Approved',
        next: 'Users can sign in with their digital identity. The receipt is beside the document.',
      },
    },
    operation: {
      name: 'Action on many records',
      running: { state: 'Running', next: 'Its progress can be followed, or it can be stopped.' },
      ended: { state: 'Ended', next: 'The outcome of each item can still be consulted.' },
      incomplete: {
        state: 'Ended with errors',
        next: 'Some items failed: its page says why, and whether they can be tried again.',
      },
      stopped: {
        state: 'Stopped',
        next: 'Some items were not done: its page says why, and whether they can be tried again.',
      },
      cancelled: { state: 'Broken off', next: 'What was done already stays: its page says how to go on.' },
    },
    import: {
      name: 'Import of a file',
      running: { state: 'Running', next: 'Its progress can be followed, or it can be stopped.' },
      ended: { state: 'Ended', next: 'The outcome of each row can still be consulted.' },
      incomplete: { state: 'Ended with errors', next: notImported },
      stopped: { state: 'Stopped', next: notImported },
      cancelled: {
        state: 'Broken off',
        next: 'What was imported already stays: its page says how to go on.',
      },
    },
    merged: {
      name: 'Resizing, merged school',
      announced: { state: 'To begin', next: 'Choose the schools that receive the data of the applications.' },
      notNeeded: { state: 'Announced', next: 'This school needs no procedure.' },
      choosing: { state: 'Begun', next: 'Complete the choices and send them.' },
      signing: { state: 'To sign', next: 'Sign the document with the choices.' },
      checking,
      sent: { state: 'Sent', next: 'The receiving schools accept or refuse the applications.' },
      answered: { state: 'Answered', next: 'The provider moves the accepted data.' },
      moved: { state: 'Over', next: 'The data were moved.' },
      movedPart: {
        state: 'Over',
        next: 'The data of the accepted applications were moved; those of the refused ones were not.',
      },
      nothingMoved: { state: 'Over', next: 'All applications were refused: no data were moved.' },
    },
    ...orderProcedures,
    receiving: {
      name: 'Resizing, receiving school',
      toBegin: { state: 'To begin', next: 'Read the information and answer for each application.' },
      answering: { state: 'Begun', next: 'Accept or refuse the applications that are left.' },
      answered: { state: 'Answers sent', next: 'The provider moves the accepted data.' },
    },
  },
};
