import type { Catalogue } from '../catalogue';

/** What a line may be about, what was done and how it ended: the same words in the lines and in the filters. */
const entity = {
  user: 'Users',
  office: 'Head and director',
  school: 'School',
  session: 'Access',
  news: 'Product news',
  notification: 'Notifications',
  content: 'News',
  licenceProduct: 'Licences',
  exportRequest: 'Data export',
  practice: 'Other suppliers',
  registryPerson: 'Staff registry',
  clock: 'Clock',
  operation: 'Operations on many',
  import: 'Imports from files',
  audit: 'Audit log',
  view: 'Views of lists',
  listExport: 'Export of lists',
  signedFile: 'Signed files',
};

const action = {
  list: 'List',
  read: 'Read',
  update: 'Change',
  enable: 'Enable',
  disable: 'Disable',
  open: 'Open',
  close: 'Close',
  publish: 'Publish',
  markRead: 'Mark as read',
  create: 'Create',
  cancel: 'Cancel',
  delete: 'Delete',
  move: 'Move',
  signIn: 'Sign-in',
  preview: 'Preview',
  run: 'Run',
  retry: 'Retry',
  import: 'Import',
  takeBack: 'Taken back',
  changeOthers: 'Change to an operation of others',
  choose: 'Choose',
  share: 'Share',
  export: 'Export',
  verify: 'Verify',
};

const outcome = {
  done: 'Done',
  refused: 'Refused',
};

/** Sentences of the audit log. */
export const audit: Catalogue['resources']['audit'] = {
  name: 'Operation |||| Operations',
  title: 'Audit log',
  caption: 'Operations in the school, newest first',
  one: 'Operation %{name}',
  fields: {
    seq: 'Number',
    at: 'Date and time',
    who: 'Who',
    asWhom: 'With which account',
    entity: 'What',
    action: 'Operation',
    target: 'Which',
    outcome: 'Outcome',
    reason: 'Reason',
    before: 'Before',
    after: 'After',
    address: 'Network address',
  },
  values: {
    entity,
    action,
    outcome,
    reason: {
      forbidden: 'Not allowed',
      notAuthorised: 'Account not authorised',
      notFound: 'Not found',
      stale: 'Already changed by somebody else',
      conflict: 'Not possible at that moment',
      idempotencyKeyReused: 'Repeated with other data',
    },
  },
  filters: {
    who: {
      label: 'Who',
    },
    entity: {
      label: 'What',
      values: entity,
    },
    action: {
      label: 'Operation',
      values: action,
    },
    outcome: {
      label: 'Outcome',
      values: outcome,
    },
    from: {
      label: 'From',
    },
    to: {
      label: 'To',
    },
  },
};
