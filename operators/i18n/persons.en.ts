import { acting } from './acting';

const yesNo = { true: 'Yes', false: 'No' };
const states = {
  active: 'Active',
  never: 'Never signed in',
  disabled: 'Disabled',
  expired: 'Expired',
};

/** Texts of the search of people. */
export const persons = {
  platformPerson: {
    name: 'Person |||| People',
    title: 'People',
    caption: 'People of all schools',
    search: 'Name, e-mail, account or a whole tax code',
    one: '%{name}',
    empty: 'Type at least three letters of the name, e-mail or account, or the whole tax code.',
    fields: {
      school: 'School (code)',
      schoolName: 'School',
      uid: 'Account',
      sn: 'Surname',
      cn: 'First name',
      email: 'E-mail',
      state: 'State',
      lastLogin: 'Last sign-in',
      blocks: 'What keeps them out',
      taxCode: 'Tax code',
      begins: 'Opens on',
      expires: 'Expiry',
      spid: 'SPID and CIE',
      hasPassword: 'Has chosen a password',
      emailConfirmed: 'E-mail confirmed',
      asksForCode: 'Verification code asked for',
      apps: 'Authenticator apps',
      passkeys: 'Passkeys',
      roles: 'Roles',
      alias: 'ArgoID',
      linkUntil: 'Link to a password, valid until',
      linkOnPaper: 'Link on paper',
      sessions: 'Open sessions',
      refusals: 'Failed attempts, last seven days',
      throttledUntil: 'Attempts refused until',
      mails: 'Mails',
      signIns: 'Sign-ins',
    },
    values: {
      state: states,
      taxCode: { present: 'There', missing: 'Missing', wrong: 'Wrong' },
      alias: { enabled: 'Linked', disabled: 'Linked, disabled' },
      spid: yesNo,
      hasPassword: yesNo,
      emailConfirmed: yesNo,
      asksForCode: yesNo,
      linkOnPaper: yesNo,
    },
    filters: { school: { label: 'School' } },
    actions: {
      sendLink: acting({
        label: 'Send a link',
        row: 'Send a link to %{name}',
        confirm: 'Send a link',
        planned: '%{smart_count} to be written to |||| %{smart_count} to be written to',
        leftOut: 'They get no mail',
        none: 'Nobody to write to',
        doneOne: 'Link sent to the e-mail of the account',
        doneMany: 'Links sent',
        nothingToDo: 'No link was sent',
        partly: '%{smart_count} link sent |||| %{smart_count} links sent',
        title: 'Send a link to choose the password?',
        text: 'It goes to the e-mail of the account only. The link of before no longer works.',
      }),
      unlock: acting({
        label: 'Allow attempts',
        row: 'Allow attempts of %{name}',
        confirm: 'Allow attempts',
        planned: '%{smart_count} to be allowed |||| %{smart_count} to be allowed',
        leftOut: 'They are not allowed',
        none: 'Nobody to allow',
        doneOne: 'Attempts allowed again',
        doneMany: 'Attempts allowed again',
        nothingToDo: 'No attempts were allowed',
        partly: '%{smart_count} allowed |||| %{smart_count} allowed',
        title: 'Allow attempts to sign in again?',
        text: 'The person can try at once. Make sure first that the failed attempts were theirs.',
      }),
      endSessions: acting({
        label: 'End the sessions',
        row: 'End the sessions of %{name}',
        confirm: 'End the sessions',
        planned: '%{smart_count} to be ended |||| %{smart_count} to be ended',
        leftOut: 'They are not ended',
        none: 'No session to end',
        doneOne: 'Sessions ended',
        doneMany: 'Sessions ended',
        nothingToDo: 'No session was ended',
        partly: '%{smart_count} ended |||| %{smart_count} ended',
        title: 'End all sessions?',
        text: 'The person has to sign in again on every device; what they did not save may be lost. Links to a password no longer work.',
      }),
      exportData: {
        label: 'Export the data',
        row: 'Export the data of %{name}',
        confirm: 'Export the data',
      },
      erase: {
        label: 'Erase the person',
        row: 'Erase %{name}',
        confirm: 'Erase the person',
      },
    },
  },
  personExport: {
    fields: { scope: 'For whom', reason: 'Who asked for the data, and when' },
    values: {
      scope: {
        account: 'For the school: this account alone',
        person: 'For the person: all their accounts and the ArgoID',
      },
    },
    help: {
      reason: 'Without the person’s name: it stays in the log. For example: request 123 of 03/05/2026',
    },
  },
  personErasure: {
    fields: { scope: 'What', reason: 'Who asked for the erasure, and when' },
    values: { scope: { account: 'This account alone', person: 'All accounts of the person and the ArgoID' } },
    help: {
      reason: 'Without the person’s name: it stays in the log. For example: request 123 of 03/05/2026',
    },
  },
};

/** Texts of the dialogs that export and erase the data of a person. */
export const personData = {
  exportTitle: 'Export the data of %{name}?',
  exportAbout:
    'The file holds everything that Sportello stores about the person: a page to read, and the same data as JSON. Hand it over confidentially to the person, or to the school that asked for it.',
  accounts: 'Account of the person: |||| Accounts of the person, to be checked:',
  because: {
    asked: 'that of this page',
    alias: 'linked to the same ArgoID',
    taxCode: 'with the same tax code',
  },
  export: 'Download the data',
  erase: 'Erase for good',
  eraseTitle: 'Erase the data of %{name} for good?',
  eraseAbout:
    'The erasure is final: neither the school nor the provider can undo it. Each school answers for its own data and decides on its own account: its request is needed first. The data leave the backups when those expire.',
  deleted: 'Deleted:',
  left: 'What stays, of the chosen account or accounts:',
  hindrance: {
    office: '%{uid} holds the office of DS or DSGA: the school has to appoint somebody else first.',
    lastSupervisor:
      '%{uid} is the last active supervisor of the school: another one has to be appointed first.',
    signature: 'A signature of %{uid} waits for its certificate to be checked: try again when that is done.',
    operation: 'An operation of %{uid} is running: try again when it has ended.',
  },
};

/** Texts of the page of a person. */
export const person = {
  blocks: 'What keeps them out',
  none: 'Nothing known: the person can sign in. If they forgot the password, send them a link.',
  account: 'Account',
  mails: 'Last mails',
  noMails: 'No mail',
  signIns: 'Last sign-ins',
  noSignIns: 'No sign-in in the last year',
  mail: {
    subject: 'Subject',
    recipient: 'Recipient',
    state: 'State',
    at: 'Date and time',
    failure: 'Reason',
  },
  signIn: { at: 'Date and time', device: 'Device', client: 'Application' },
  yes: 'Yes',
  no: 'No',
  never: 'Never',
  noneOfIt: '–',
  block: {
    schoolClosed: {
      what: 'The school is closed.',
      remedy: 'Nobody signs in to it; an administrator can open it again for thirty days.',
    },
    schoolSuspended: {
      what: 'The school is suspended.',
      remedy: 'Nobody signs in to it until the day on the page of the school.',
    },
    disabled: {
      what: 'The account is disabled.',
      remedy: 'The supervisor of the school enables it, in Users.',
    },
    expired: {
      what: 'The account has expired.',
      remedy: 'The supervisor of the school extends it, in Users.',
    },
    notBegun: {
      what: 'The account has not begun yet.',
      remedy: 'It opens by itself on the day below.',
    },
    contested: {
      what: 'The person reported that they did not ask for the change of e-mail.',
      remedy: 'The supervisor of the school decides, in Users.',
    },
    throttled: {
      what: 'Too many failed attempts.',
      remedy: 'They can wait, or be allowed again from here.',
    },
    aliasDisabled: {
      what: 'The linked ArgoID is disabled.',
      remedy: 'The person can sign in with the account of the school.',
    },
    mailFailed: {
      what: 'The last mail did not arrive.',
      remedy:
        'The reason is among the mails below: often the e-mail has to be corrected, which the school does.',
    },
    mailWaiting: {
      what: 'The last mail has not left yet.',
      remedy: 'If it has waited for more than some minutes, look at the outbox.',
    },
    noLink: {
      what: 'They never chose a password and have no link to do so.',
      remedy: 'Send them a link.',
    },
    linkOver: {
      what: 'The link to choose a password has expired.',
      remedy: 'Send a new one.',
    },
    noPassword: {
      what: 'They have no password.',
      remedy: 'They sign in with SPID, CIE or ArgoID.',
    },
    emailUnconfirmed: {
      what: 'The e-mail is not confirmed.',
      remedy:
        'A forgotten password is not reset by mail: the supervisor corrects the e-mail or prints a letter.',
    },
    noApp: {
      what: 'The verification code is asked for, and no app is linked.',
      remedy: 'At the next sign-in the person links the app, with their telephone.',
    },
    noRoles: {
      what: 'They have no roles.',
      remedy: 'They can sign in and see no applications: the supervisor of the school gives roles.',
    },
  },
};
