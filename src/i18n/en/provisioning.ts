import type { Catalogue } from '../catalogue';
import type * as italian from '../it/provisioning';

type Words = Catalogue['resources'];

const causes: typeof italian.provisioning.causes = {
  unauthorised: 'The token is not accepted',
  busy: 'The system asks to be tried later',
  timeout: 'The system does not answer in time',
  unreachable: 'The system cannot be reached',
  notPublic: 'The address is not on the Internet',
  redirect: 'The system named another address',
  notScim: 'The answer is not from a SCIM 2.0 system',
  sealed: 'The token cannot be read',
  taken: 'The user name belongs to another user',
  notLinked: 'The system has a user with this name already',
  rejected: 'The system refuses the data',
  forbidden: 'The token may not change this user',
  noUserName: 'The e-mail, used as user name, is missing',
  serverError: 'Error of the system',
  internal: 'Error of Sportello',
  vanished: 'The user had been deleted in the system',
};

const tabs = { targets: 'Systems', persons: 'Users sent' };

/** Words of connected systems, shared with the console of the provider's staff. */
export const targetWords: typeof italian.targetWords = {
  fields: {
    id: 'Code',
    name: 'Name',
    url: 'Address',
    ac: 'Application',
    userName: 'User name',
    attributes: 'Data sent',
    roles: 'Roles sent',
    deletes: 'Delete the users of people who were deleted here',
    enabled: 'Active',
    state: 'State',
    failure: 'Reason',
    failingSince: 'Accepts no users since',
    toCreate: 'To create',
    toUpdate: 'To update or enable',
    toDeactivate: 'To disable',
    waiting: 'Waiting',
    failed: 'To fix',
    tokenAt: 'Token stored on',
    createdAt: 'Created on',
    createdBy: 'Created by',
  },
  values: {
    userName: { uid: 'User name with the code of the school', email: 'E-mail' },
    attributes: {
      externalId: 'User name, as identifier (externalId)',
      name: 'Surname and first name',
      displayName: 'Display name',
      emails: 'E-mail',
      taxCode: 'Tax code',
    },
    roles: { none: 'None', roles: 'In the attribute roles', entitlements: 'In the attribute entitlements' },
    deletes: { true: 'Yes', false: 'No' },
    enabled: { true: 'Yes', false: 'No' },
    state: {
      noToken: 'Token missing',
      previewing: 'Comparing',
      toConfirm: 'To confirm',
      active: 'Active',
      failing: 'Accepts no users',
      paused: 'Paused',
      stopped: 'Stopped after errors',
    },
    failure: causes,
  },
};

export const provisioningPersonWords: typeof italian.provisioningPersonWords = {
  fields: {
    id: 'Code',
    target: 'Code of the system',
    name: 'System',
    uid: 'User',
    state: 'Outcome',
    action: 'Change',
    cause: 'Reason',
    statusCode: 'HTTP answer',
    detail: 'Explanation from the system',
    remoteId: 'Identifier in the system',
    queuedAt: 'Queued on',
    attempts: 'Attempts',
    attemptedAt: 'Last attempt',
    nextAt: 'Next attempt',
  },
  values: {
    state: { waiting: 'Waiting', planned: 'Planned', done: 'Up to date', failed: 'To fix' },
    action: {
      none: 'None',
      create: 'Creation',
      update: 'Update',
      activate: 'Enabling',
      deactivate: 'Disabling',
      delete: 'Deletion',
    },
    cause: causes,
  },
};

/** Sentences of connected systems. */
export const provisioningTarget: Words['provisioningTarget'] = {
  ...targetWords,
  title: 'Connected systems',
  name: 'System |||| Systems',
  caption: 'Systems that receive the users of the school, according to their roles',
  search: 'Search by name, address',
  one: 'System %{name}',
  create: 'Connect a system',
  fresh: 'New connected system',
  created: 'The system is connected: now it needs its token',
  empty: 'No system receives the users of the school',
  tabs: { ...tabs, target: 'Data sent', health: 'Health' },
  help: {
    url: 'The https address of the SCIM 2.0 base of the system, reachable from the Internet',
    ac: 'People with a role of this application get a user; people who lose all of them are disabled',
    attributes:
      'The user name and whether the user is enabled are always sent; other data only if chosen here',
    deletes: 'Otherwise the user of a person deleted in Sportello is only disabled',
    enabled: 'While paused, changes wait, and are sent on resumption',
  },
  filters: { state: { label: 'State', values: targetWords.values.state } },
  notices: {
    noToken: 'Enter the token that the system accepts: the comparison with its users begins right after.',
    previewing: 'Comparing with the users of the system. Nothing is changed yet.',
    toConfirm:
      'Comparison complete: %{toCreate} to create, %{toUpdate} to update or enable, %{toDeactivate} to disable. Until the first synchronisation is confirmed, nothing is changed.',
    failing:
      'The system accepts no users: the reason and what to do are in “Health”. It is retried automatically.',
    stopped:
      'Stopped because the system has accepted no users for five days. Once the cause is fixed, enable it here: the waiting changes are sent by themselves.',
  },
  actions: {
    start: {
      label: 'Confirm the first synchronisation',
      row: 'Confirm the first synchronisation of %{name}',
      planned: '%{smart_count} to confirm |||| %{smart_count} to confirm',
      leftOut: 'Will not be confirmed',
      none: 'Select a system',
      doneOne: 'First synchronisation started',
      doneMany: 'First synchronisations started',
      nothingToDo: 'No synchronisation started',
      partly: '%{smart_count} synchronisation started |||| %{smart_count} synchronisations started',
      confirm: 'Start the synchronisation',
      steps: {
        last: {
          title: 'Start the first synchronisation?',
          text: 'The users of the system are created, updated and disabled as the comparison shows. From then on every change of people and roles is sent by itself.',
        },
      },
    },
    token: { label: 'Enter the token', row: 'Enter the token of %{name}', confirm: 'Enter the token' },
    retry: {
      label: 'Retry',
      row: 'Retry with %{name}',
      planned: '%{smart_count} to retry |||| %{smart_count} to retry',
      leftOut: 'Will not be retried',
      none: 'Select a system',
      doneOne: 'The changes to fix and the waiting ones are queued again',
      doneMany: 'The changes to fix and the waiting ones are queued again',
      nothingToDo: 'No change queued',
      partly: '%{smart_count} system retried |||| %{smart_count} systems retried',
      confirm: 'Retry',
      steps: {
        last: {
          title: 'Retry?',
          text: 'The changes to fix and the waiting ones are sent again. Those that succeeded do not change.',
        },
      },
    },
  },
};

/** Sentences of the list of persons in connected systems. */
export const provisioningPerson: Words['provisioningPerson'] = {
  ...provisioningPersonWords,
  title: 'Users sent to other systems',
  name: 'User |||| Users',
  caption: 'Users of the school in connected systems',
  search: 'Search by user, system, explanation',
  one: 'User %{name}',
  tabs,
  empty: 'No user was sent',
  filters: {
    state: { label: 'Outcome', values: provisioningPersonWords.values.state },
    cause: { label: 'Reason', values: causes },
  },
};

/** Sentences of the health of a connected system, and of its token. */
export const provisioning: typeof italian.provisioning = {
  problems: 'To fix',
  problemsAbout: 'The most urgent first: begin with the first row.',
  noProblems: 'No problem.',
  cause: 'Problem',
  severity: 'Severity',
  severities: { error: 'Error', warning: 'Warning' },
  todo: 'What to do',
  persons: 'Users',
  personsOf: '%{smart_count} user |||| %{smart_count} users',
  causes,
  todos: {
    unauthorised: 'Create a new token in the system and enter it here.',
    busy: 'Nothing: it is retried when the system allows.',
    timeout: 'Nothing if it is short: it is retried. Otherwise ask the supplier of the system.',
    unreachable:
      'Check the address, and that the system is running: it is retried. If the address is wrong, delete the system from the list and connect it again.',
    notPublic:
      'Ask the supplier for an address that can be reached from the Internet, then delete the system from the list and connect it again.',
    redirect: 'Delete the system from the list and connect it again with its final address.',
    notScim:
      'Check the address of the SCIM 2.0 base with the supplier; if it is wrong, delete the system from the list and connect it again.',
    sealed: 'Enter the token again.',
    taken: 'In the system, rename the other user or detach it from the system that manages it; then “Retry”.',
    notLinked:
      'In the system, check whose user it is. If it is of the same person, write the user name of Sportello into its externalId; otherwise rename it. Then press “Retry”.',
    rejected:
      'Open the users by the link in this row: each has the explanation from the system. Correct the data, then press “Retry”.',
    forbidden: 'In the system, allow the token to change these users; then “Retry”.',
    noUserName: 'Enter the e-mail of the person: it is sent again by itself.',
    serverError: 'Nothing while it waits: it is retried. Otherwise ask the supplier and then “Retry”.',
    internal:
      'Nothing while it waits: it is retried. Otherwise press “Retry” and, if it happens again, ask the support.',
    vanished:
      'Nothing if the person has a role: the user was created again. If not, check in the system that no enabled user is left under another id.',
  },
  runs: 'Last 14 synchronisations',
  noRuns: 'No change sent so far.',
  startedAt: 'Begin',
  kind: 'Kind',
  kinds: { first: 'First synchronisation', changes: 'Changes', retry: 'Retry' },
  created: 'Created',
  updated: 'Updated',
  deactivated: 'Disabled',
  errors: 'Errors',
  warnings: 'Warnings',
  token: 'Token of %{name}',
  tokenAbout:
    'The bearer token is created in the system to connect. It is stored encrypted and not shown again; a new one replaces the previous one.',
  tokenConfirm: 'Save the token',
  tokenStored: 'Token saved',
};
