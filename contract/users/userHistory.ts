import { fields, type RecordOf } from '../schema/fields';

/** Changes of a user that the history shows, named after the user's visible fields. */
export const historyChanges = [
  'sn',
  'cn',
  'email',
  'codicefiscale',
  'status',
  'dataNascita',
  'dataInizio',
  'dataScadenza',
  'spidEnabled',
  'otpenabled',
  'accessibility',
  'gestoreUtenti',
  'groups',
] as const;

/** Operation that caused a change, with the data that a person's page shows. */
const operation = fields({
  id: { kind: 'text', required: true },
  total: {
    kind: 'number',
    required: true,
    integer: true,
    min: 1,
    about: 'number of records of the operation',
  },
  canTakeBack: { kind: 'flag', required: true, about: 'whether the caller can undo the operation now' },
  whyNotTakeBack: { kind: 'text', about: 'in Italian, why the caller cannot undo it' },
  takenBack: { kind: 'flag', required: true },
});

/** Change of a user, as their page shows it. */
export const userHistoryFields = fields({
  seq: { kind: 'number', required: true, integer: true, about: 'of the line of the audit log' },
  at: { kind: 'instant', required: true },
  action: { kind: 'text', required: true },
  name: {
    kind: 'text',
    required: true,
    privacy: 'personal',
    about: 'of the author; automatico for automatic changes',
  },
  by: { kind: 'text', about: 'uid of the author, if that account still exists' },
  changes: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: {
        field: { kind: 'choice', required: true, of: historyChanges },
        before: { kind: 'json', privacy: 'personal' },
        after: { kind: 'json', privacy: 'personal' },
      },
    },
  },
  operation: { kind: 'record', of: operation, about: 'absent if no operation caused the change' },
});

export type UserHistoryEntry = RecordOf<typeof userHistoryFields>;
