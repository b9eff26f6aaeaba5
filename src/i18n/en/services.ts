import type { Catalogue } from '../catalogue';

/** Sentences of the services page: digital preservation and the digital identities. */
export const services: Catalogue['services'] = {
  title: 'Services',
  updated: 'Profile updated.',
  invalid: 'Data missing or not valid.',
  preservation: {
    tab: 'Preservation %{provider}',
    steps: 'Steps of the activation',
    stepDone: 'Done',
    step1: 'Data',
    step2: 'Digital signature of the documents',
    step2Waits: 'The documents are made once the data are there.',
    summary: 'Summary of the data',
    change: 'Change and save',
    school: 'School',
    ds: 'School head (DS)',
    noDs: 'User management names no school head with a tax code: without one the documents cannot be made.',
    dsWhere: 'The school head is changed in user management.',
    manager: 'Preservation manager',
    noManager: 'Not named yet',
    users: 'User management',
    reset: 'Reset',
    confirm: 'Confirm',
    confirmWhy:
      'All four documents must be signed first: %{smart_count} is left. |||| All four documents must be signed first: %{smart_count} are left.',
    next: {
      checking:
        'The signatures wait for the revocation check: once it has succeeded the activation is confirmed.',
      head: 'Next step: name the school head, who must sign, with their tax code.',
      data: 'Next step: check the data and save them with “Change and save”. It is the school’s turn.',
      otherHead: 'Next step: the documents name another school head. Use “Make the documents again”.',
      failed: 'Next step: some documents could not be made. Use “Make the documents again”.',
      making: 'The documents are being made: the page updates by itself.',
      signing:
        'Next step: %{smart_count} signature is left. Turn of: %{who}. |||| Next step: %{smart_count} signatures are left. Turn of: %{who}.',
      confirming: 'Next step: all documents are signed, the activation is to be confirmed.',
    },
    dialog: {
      title: 'Change the preservation data',
      about:
        'The preservation manager signs the appointment act: the tax code must be that of their signing certificate.',
      name: 'Name and surname',
      cf: 'Tax code',
      save: 'Save',
      saveWhy: 'There is no school head: name one in user management.',
      again: 'With other data the four documents are made again, and signatures already given are void.',
    },
    documents: {
      waiting: 'Waiting for the revocation check',
      caption: 'The four documents to sign',
      document: 'Document',
      state: 'State',
      actions: 'Actions',
      signer: 'To be signed by %{name}',
      signedBy: 'Signed by %{name}',
      openFirst: 'Open the document first',
      processing: 'Being made...',
      absent: 'To be made',
      failed: 'The document could not be made.',
      unsigned: 'To be signed',
      signed: 'Signed on %{date}',
      download: 'Download: %{name}',
      downloadSigned: 'Download the signed file: %{name}',
      preview: 'Preview: %{name}',
      sign: 'Sign the document %{name}',
      online: 'Sign now',
      offline: 'Upload the signed document (.p7m)',
      again: 'Make the documents again',
      otherDs:
        'The school head is not whom the documents name any more. They must be made again; signatures already given are void.',
      onlineFailed:
        'The document could not be signed. Check that the credentials are right, or try again later.',
      offlineFailed:
        'The document could not be uploaded. Check that the file was signed by the right person, or download it again and upload the file that was signed elsewhere.',
      done: '%{name}: signature recorded with the number %{number}.',
    },
    activate: {
      title: 'Confirm the activation',
      about:
        'All four documents are signed. Check the summary and confirm: afterwards the data can no longer be changed.',
      signed: '%{name}, signed on %{date}',
      documents: 'Documents',
      changeManager: 'Change the manager',
      changeDs: 'Change the school head in user management',
      show: 'See the documents again',
    },
    restart: {
      title: 'Reset of the data',
      about:
        'Documents already made and signatures already given become void. The data of the preservation manager and of the school head must be entered again.',
      confirm: 'Reset the data',
    },
    done: {
      title: 'Activation completed',
      text: 'The activation of the preservation service is completed. The documents can be seen in',
      documents: 'Administrative area, Documents and signature',
      later:
        'The service becomes available in the document-management application after the system is configured.',
      configured:
        'The system was configured on %{date}: the service is available in the document-management application.',
    },
    stages: {
      title: 'What has been done',
      signed: '%{document}: signed by %{person}.',
      completed: 'Activation confirmed by %{person}.',
      configured: 'System configured by the provider.',
    },
    receipt: {
      title: 'Receipt',
      number: 'Number',
      when: 'Date and time',
      person: 'Person',
      files: 'Fingerprints of the signed files (SHA-256)',
      next: 'What happens now',
      by: 'By',
      contact: 'For information',
      download: 'Download the receipt (PDF)',
      mailed: 'The receipt was also sent by e-mail to whoever confirmed.',
    },
  },
  spid: {
    tab: 'SPID/CIE/eIDAS',
    about:
      'With SPID, CIE and eIDAS the users of the school enter with their own digital identity, without another password. Each user must have a correct tax code and be enabled in user management.',
    users: 'User management',
    usersAbout: 'To enable users, one by one or several together:',
    readiness: 'Who can enter with SPID and CIE',
    state: 'SPID state',
    on: 'Enabled',
    off: 'Disabled',
    stateOn: 'Enabled users can enter with their digital identity.',
    stateOff:
      'No user of the school can enter with their digital identity. What single users are enabled for stays as it is.',
    enable: {
      title: 'Enable SPID for the school?',
      about: 'Enabled users will be able to enter with SPID, CIE or eIDAS.',
      confirm: 'Enable',
    },
    disable: {
      title: 'Disable SPID for the school?',
      about:
        'No user of the school will be able to enter with SPID, CIE or eIDAS: user name and password remain. What single users are enabled for stays as it is.',
      confirm: 'Disable',
    },
    registry: {
      title: 'Tax codes of staff and pupils',
      about: 'SPID needs the tax code: it can be taken from the registry of the school.',
      go: 'Open the registry',
    },
    log: {
      title: 'Log of accesses',
      about: 'The accesses with SPID up to 31/07/2023, in a zip archive.',
      download: 'Download the SPID accesses',
      none: 'There are no logs of accesses with SPID for this school.',
    },
    timeline: {
      title: 'Activation request',
      generated: 'Document generated',
      signed: 'Document digitally signed',
      approved: 'Request approved by AgID',
      reached: 'done',
      waiting: 'awaited',
      since: 'Last update: %{date}',
    },
  },
};
