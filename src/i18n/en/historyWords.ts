/** What was done to how many, in the history: `Disattivazione di 13 utenti`; and its views. */
export const historyWords = {
  undo: { takeBack: 'Taken back:' },
  said: {
    enable: 'Activation of',
    disable: 'Deactivation of',
    roles: 'Permissions of',
    sendCredentials: 'Credentials sent to',
    enableSpid: 'Enabling for Spid of',
    import: 'Import of',
    addUsers: 'Import from the registry of',
    sync: 'Tax codes taken over for',
    renew: 'New expiry for',
  },
  noun: {
    user: 'user',
    users: 'users',
    person: 'person',
    people: 'people',
    record: 'record',
    records: 'records',
    row: 'row',
    rows: 'rows',
  },
  views: {
    label: 'Views of the history',
    all: 'Everything',
    operations: 'On several people',
    imports: 'From files',
  },
};
