import type { Catalogue } from '../catalogue';
import { deletion } from './deletion';
import { letters, prepareLetters } from './letters';
import { renewal } from './renewal';
import { resetOtp } from './resetOtp';
import { sendCredentials } from './sendCredentials';
import { userAbove } from './userAbove';

/** Sentences of user management. */
export const user: Catalogue['resources']['user'] = {
  recordedRoles: { added: 'added: %{role}', removed: 'removed: %{role}' },
  above: userAbove,
  ways: 'Add users',
  name: 'User |||| Users',
  title: 'User management',
  caption: 'Users of the school',
  search: 'Search by user, name, surname, email, tax code, expiry, last access',
  one: 'Edit user %{name}',
  reading: 'User %{name}',
  create: 'Create user',
  fresh: 'New user',
  created: 'The user has been notified by e-mail.',
  createdForLater:
    'User created. The account is enabled on the day it begins: only then the e-mail for choosing a password goes out.',
  createdDisabled:
    'User created. The account is not enabled: the e-mail for choosing a password goes out when it is.',
  createdWithoutRoles:
    'The user has been notified by e-mail. User created. Their permissions are still to be given.',
  tabs: { utente: 'User' },
  taken: {
    title: 'Update the account that is already there?',
    text: 'The account %{id} is already there: it is of %{name}. With Yes it takes what is written here; what is left empty and the permissions stay as they are. With Cancel you can choose another username.',
    yes: 'Yes, update',
  },
  unique: {
    username: {
      text: 'The user name is that of %{name} already: choose another, or save to update the data of that account.',
      open: 'Open the page of %{name}',
    },
    codicefiscale: {
      text: 'The tax code is that of %{name} (%{id}) already. With the same code none of the accounts that have it can enter with SPID or CIE.',
      open: 'Open the page of %{name}',
      title: 'Save a tax code that is in use already?',
      yes: 'Save all the same',
    },
  },
  notices: {
    firstMailRefused:
      'The e-mail to %{emailRespinta} was not delivered. Check the address and, if it is wrong, correct it and save; then choose Send credentials.',
    emailContested:
      'From the e-mail address before it was said that the change was not asked for: the access was closed. Check in person which address is right, correct it if need be, and then, as the supervisor, choose Activate users.',
    emailUnconfirmed:
      'The e-mail address is not confirmed yet: until the person opens the link that was sent there, they cannot choose a new password alone.',
    mailRefused:
      'The last e-mail to %{emailRespinta} was not delivered. Check the address and, if it is wrong, correct it and save: the next messages go to the new one.',
  },
  groups: { access: 'Access', credentials: 'Credentials', account: 'Account' },
  unlock: {
    taxCode: {
      title: 'Unlock the tax code?',
      text: 'The user has signed in already: the tax code also tells who they are when they enter with SPID or CIE. Change it only if it is wrong.',
    },
  },
  fields: {
    supervisor: 'Supervisor',
    inCarica: 'Head or director in office',
    gruppoRiservato: 'Administers',
    uid: 'User',
    username: 'Username',
    labelNomeCognome: 'Name and surname',
    sn: 'Surname',
    cn: 'Name',
    email: 'E-mail',
    codicefiscale: 'Tax code',
    status: 'Status',
    spidEnabled: 'Spid',
    dataNascita: 'Date of birth',
    dataInizio: 'Start',
    dataScadenza: 'Expiry',
    lastLogin: 'Last access',
    accessibility: 'Screen reader mode',
    gestoreUtenti: 'Manager of users',
    otpenabled: 'Access with an OTP code',
    anomaliaCodiceFiscale: 'Problem of the tax code',
    credenziali: 'Credentials',
    emailRespinta: 'E-mail not reached',
    emailConfermata: 'E-mail confirmed',
    emailContestata: 'E-mail change contested',
    primoAccesso: 'Never signed in',
    customerCode: 'Customer code',
    codMin: 'Ministerial code',
    timeTable: 'Hours of access',
    consensomail: 'Consent to e-mails',
    mailaccesso: 'E-mail of access',
    anagrafe: 'Person of the registry',
    groups: 'Permissions',
  },
  help: {
    dataInizio: 'Whoever arrives later is enabled on that day',
    dataScadenza: 'The account is disabled on that day',
    groups: 'They can be given later, too, from User permissions',
  },
  values: {
    supervisor: { true: 'Yes', false: 'No' },
    inCarica: { true: 'Yes', false: 'No' },
    gruppoRiservato: { true: 'Yes', false: 'No' },
    emailConfermata: { true: 'Yes', false: 'No' },
    emailContestata: { true: 'Yes', false: 'No' },
    status: { true: 'Account enabled', false: 'Account disabled' },
    spidEnabled: { true: 'Digital identity enabled', false: 'Digital identity not enabled' },
    accessibility: { true: 'Yes', false: 'No' },
    primoAccesso: { true: 'Yes', false: 'No' },
    consensomail: { true: 'Yes', false: 'No' },
    gestoreUtenti: { true: 'Yes', false: 'No' },
    otpenabled: { true: 'Yes', false: 'No' },
    credenziali: { inCorso: 'under way', consegnata: 'delivered', respinta: 'refused' },
    anomaliaCodiceFiscale: { missing: 'Missing', wrong: 'Wrong', duplicate: 'Duplicate' },
  },
  tools: { create: 'New user', importRegistry: 'Import users', syncTaxCodes: 'Sync tax codes' },
  tones: { expired: 'expired', expiring: 'expiring soon' },
  filters: {
    stato: { label: 'Status', values: { 0: 'Not active', 1: 'Active' } },
    spidEnabled: { label: 'Spid', values: { true: 'Enabled', false: 'Not enabled' } },
    servizio: {
      label: 'Arrivals and leavers',
      values: { arrivi: 'Arriving', termine: 'Expire within 30 days', cessati: 'Left' },
    },
    anomalia: {
      label: 'Tax code',
      values: { missing: 'Missing', wrong: 'Wrong', duplicate: 'Duplicate' },
    },
    credenziali: {
      label: 'Credentials',
      values: { inCorso: 'under way', consegnata: 'delivered', respinta: 'refused' },
    },
    maiEntrato: { label: 'First access', values: { true: 'Never signed in', false: 'Has signed in' } },
    ultimoAccesso: {
      label: 'Last access',
      values: {
        3: 'Over 3 months ago',
        6: 'Over 6 months ago',
        9: 'Over 9 months ago',
        12: 'Over 12 months ago',
      },
    },
    applicazione: { label: 'Application' },
    ruolo: { label: 'Role' },
    scadenza: {
      label: 'Account expiry',
      values: { expired: 'Expired', 1: 'Expires within 1 month', 3: 'Expires within 3 months' },
    },
  },
  locked: {
    notAllowed: 'Changing this needs a permission: ask the supervisor of the school',
    afterLogin: 'Cannot be changed once the user has signed in',
    taxCode: 'Locked once the user has signed in: it can be unlocked',
    status: 'Changed with Activate users or Deactivate users',
    support: 'Support cannot change this: the supervisor has to do it',
    manager: 'Only the supervisor can appoint or dismiss a user manager',
    onlySupervisor:
      'Only the supervisor can change the accounts of supervisors, the head, the director and the managers',
  },
  updated: 'User updated!',
  procedures: {
    roles: {
      label: 'Apply roles',
      row: 'Permissions of %{name}',
      open: 'User permissions',
      made: 'Assign roles |||| Assign roles to the %{smart_count}',
    },
  },
  pages: { matrice: 'Matrix' },
  remove: 'This user has never signed in. The roles are deleted with the user.',
  removed: 'User deleted',
  letters,
  actions: {
    // The history's sentences about roles that were given.
    roles: {
      partly: '%{smart_count} user updated |||| %{smart_count} users updated',
      doneMany: 'Users updated successfully!',
    },
    enable: {
      label: 'Activate users',
      row: 'Activate %{name}',
      planned: '%{smart_count} to activate |||| %{smart_count} to activate',
      leftOut: 'Will not be activated',
      none: 'Select one or more checkboxes',
      doneOne: 'Accounts activated, an email with the credentials was sent to the users.',
      doneMany: 'Accounts activated, an email with the credentials was sent to the users.',
      nothingToDo: 'No user was activated: see the outcome',
      partly: '%{smart_count} user activated |||| %{smart_count} users activated',
      confirm: 'Activate',
      steps: {
        review: {
          title: 'Activate the users?',
        },
        last: {
          title: 'Confirm the activation?',
          text: 'Each activated user will get an email with the credentials.',
        },
      },
    },
    disable: {
      label: 'Deactivate users',
      row: 'Deactivate %{name}',
      planned: '%{smart_count} to deactivate |||| %{smart_count} to deactivate',
      leftOut: 'Will not be deactivated',
      none: 'Select one or more accounts that are not disabled!',
      doneOne: 'User deactivated!',
      doneMany: 'Users disabled!',
      nothingToDo: 'The user was already deactivated!',
      partly: '%{smart_count} user deactivated |||| %{smart_count} users deactivated',
      confirm: 'Deactivate',
      steps: {
        reset: {
          title: 'Remove the permissions too?',
          text: 'Whoever keeps them finds them again when the account is activated; whoever loses them must be given them again.',
          yes: 'Deactivate and remove the permissions',
          no: 'Only deactivate',
        },
        review: {
          title: 'Confirm the deactivation?',
        },
      },
    },
    renew: renewal,
    delete: deletion,
    resetOtp,
    sendCredentials,
    prepareLetters,
    enableSpid: {
      label: 'Enable Spid',
      row: 'Enable Spid for %{name}',
      planned: '%{smart_count} to be enabled for Spid |||| %{smart_count} to be enabled for Spid',
      leftOut: 'Will not be enabled for Spid',
      none: 'None of the chosen users can be enabled for Spid',
      doneOne: 'The user %{id} has been enabled for Spid',
      doneMany: 'The selected users have been enabled for Spid',
      nothingToDo: 'No user enabled for Spid: check the outcome',
      partly: '%{smart_count} user enabled for Spid |||| %{smart_count} users enabled for Spid',
      confirm: 'Enable Spid',
      excluded: 'The following users could not be enabled for Spid because of problems of the tax code',
      steps: {
        review: {
          title: 'Enable Spid?',
        },
      },
    },
  },
};
