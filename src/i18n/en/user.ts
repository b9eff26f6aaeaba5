import type { Catalogue } from '../catalogue';

/** Sentences of user management. */
export const user: Catalogue['resources']['user'] = {
  name: 'User |||| Users',
  title: 'User management',
  caption: 'Users of the school',
  search: 'Search by user, name, surname, email, tax code, expiry, last access',
  one: 'User %{name}',
  create: 'Create user',
  created: 'The user has been notified by e-mail. User created. Their permissions are still to be given.',
  fields: {
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
    dataScadenza: 'Expiry',
    lastLogin: 'Last access',
    accessibility: 'Screen reader mode',
    primoAccesso: 'Never signed in',
  },
  values: {
    status: { true: 'Account enabled', false: 'Account disabled' },
    spidEnabled: { true: 'Digital identity enabled', false: 'Digital identity not enabled' },
    accessibility: { true: 'Yes', false: 'No' },
  },
  tones: { expired: 'expired', expiring: 'expiring soon' },
  filters: {
    stato: { label: 'Status', values: { 0: 'Not active', 1: 'Active' } },
    spidEnabled: { label: 'Spid', values: { true: 'Enabled', false: 'Not enabled' } },
    ultimoAccesso: {
      label: 'Last access',
      values: {
        3: 'Over 3 months ago',
        6: 'Over 6 months ago',
        9: 'Over 9 months ago',
        12: 'Over 12 months ago',
      },
    },
    scadenza: {
      label: 'Account expiry',
      values: { expired: 'Expired', 1: 'Expires within 1 month', 3: 'Expires within 3 months' },
    },
  },
  locked: {
    notAllowed: 'Changing this needs a permission: ask the supervisor of the school',
    afterLogin: 'Cannot be changed once the user has signed in',
    onlySupervisor: "Only the supervisor can change the supervisor's account",
  },
  updated: 'User updated!',
  actions: {
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
          text: "They will be able to use the school's services again.",
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
          text: 'With Yes the users lose their permissions on the applications too. With No they find them again when the account is activated.',
        },
        review: {
          title: 'Confirm the deactivation?',
          text: 'They will not be able to sign in; open sessions end at once.',
        },
      },
    },
  },
};
