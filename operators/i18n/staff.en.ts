/** Reason why a button is disabled. */
export const notForRole = 'Your role does not allow it: ask an administrator of the provider.';

export const notForPage =
  'Your role does not allow you to see this page: ask an administrator of the provider.';

const roles = {
  readOnly: 'Read only',
  support: 'Support',
  commercial: 'Commercial',
  administrator: 'Administrator',
};
const enabled = { true: 'Yes', false: 'No' };
const enabledFilter = { label: 'Access enabled', values: enabled };

/** Texts of the lists of the staff and of its programs. */
export const staff = {
  operator: {
    name: 'Person |||| People',
    title: 'Provider staff',
    caption: 'People who sign in to this console, with their role',
    search: 'Search by name, user name',
    one: '%{name}',
    tools: { create: 'New person' },
    fields: {
      username: 'User name',
      name: 'First name and surname',
      role: 'Role',
      enabled: 'Access enabled',
      ready: 'First access made',
      createdAt: 'Added on',
      createdBy: 'Added by',
      signedInAt: 'Last sign-in',
    },
    help: { username: 'Small letters, digits, point, dash; the first is a letter' },
    values: { role: roles, enabled, ready: enabled },
    filters: { role: { label: 'Role', values: roles }, enabled: enabledFilter },
    actions: {
      setRole: { label: 'Change role', row: 'Change the role of %{name}', confirm: 'Change the role' },
      invite: { label: 'New link', row: 'New link for %{name}', confirm: 'Create the link' },
      disable: { label: 'Disable', row: 'Disable %{name}', confirm: 'Disable the access' },
      enable: { label: 'Enable', row: 'Enable %{name}', confirm: 'Enable the access' },
    },
  },
  operatorClient: {
    name: 'Program |||| Programs',
    title: 'Provider programs',
    caption: 'Programs that work by themselves, with their scopes',
    search: 'Search by name, identifier',
    one: '%{name}',
    tools: { create: 'New program' },
    fields: {
      clientId: 'Identifier',
      name: 'Name',
      scopes: 'Scopes',
      schools: 'Only for the schools',
      enabled: 'Access enabled',
      createdAt: 'Added on',
      createdBy: 'Added by',
      usedAt: 'Last used',
    },
    help: { schools: 'Customer codes with commas between. Empty: all schools' },
    values: { enabled },
    filters: { enabled: enabledFilter },
    actions: {
      rotate: { label: 'New secret', row: 'New secret for %{name}', confirm: 'Create the secret' },
      disable: { label: 'Disable', row: 'Disable %{name}', confirm: 'Disable the program' },
    },
  },
  operatorIdentity: { fields: { password: 'Password' } },
};

/** Texts of the dialogs about the staff and its programs. */
export const staffDialogs = {
  copied: 'I have copied it, close',
  link: 'Link of the first access',
  linkAbout: 'Give the link to the person: it opens once, within a day. It will not be shown again.',
  secret: 'Secret',
  secretAbout: 'Copy the secret now into the configuration of the program: it will not be shown again.',
  roles: {
    readOnly: 'Sees everything but secrets, and changes nothing.',
    support:
      'Sees everything but secrets; works for supervisors who consent, sends invitations and messages again, retries jobs.',
    commercial:
      'Sees everything but secrets; keeps schools, applications, licences, contracts, orders, products and news.',
    administrator:
      'Does everything. Only an administrator closes and merges schools, changes the keys and the trusted list, and manages staff and programs.',
  },
  new: 'New person',
  newAbout:
    'The person receives a link to choose a password and link the authenticator app. The role can be changed later.',
  create: 'Add the person',
  invite: 'A new link for %{name}?',
  inviteAbout:
    'The password and the authenticator app of before stop working at once, and the person is signed out everywhere. A disabled access is enabled again.',
  role: 'The role of %{name}',
  roleAbout: 'The role holds from the next operation on, also in sessions that are open.',
  sameRole: 'The person has this role already.',
  disable: 'Disable the access of %{name}?',
  disableAbout:
    'The person is signed out everywhere at once and cannot sign in any more. The access can be enabled again at any time.',
  enable: 'Enable the access of %{name} again?',
  enableAbout: 'The person signs in again with the password and the authenticator app of before.',
  newProgram: 'New program',
  newProgramAbout:
    'A program may do only what its scopes say. The gravest operations stay with people, who confirm their identity.',
  createProgram: 'Add the program',
  rotate: 'A new secret for %{name}?',
  rotateAbout:
    'The secret of before stops working at once: the program stands still until it has the new one.',
  disableProgram: 'Disable %{name}?',
  disableProgramAbout:
    'The program stops at once and cannot work any more. To go on, a new one must be added.',
};

/** Texts of the password dialog. */
export const confirmIdentity = {
  title: 'Confirm your identity',
  about:
    'The password is asked for again, to be certain that the owner of the account is doing this. The confirmation holds for five minutes; what was typed stays where it is.',
  go: 'Confirm',
};
