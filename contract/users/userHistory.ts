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

/** Operation that caused a change, as far as a person's page needs it. */
const operation = fields({
  id: { kind: 'text', required: true },
  total: { kind: 'number', required: true, integer: true, min: 1, about: 'how many it was done to' },
  canTakeBack: { kind: 'flag', required: true, about: 'now, and by the caller' },
  whyNotTakeBack: { kind: 'text', about: 'in Italian, where it cannot be done' },
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
  by: { kind: 'text', about: 'the uid of that user, where it is still there' },
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
  operation: { kind: 'record', of: operation, about: 'absent where it was not done by one' },
});

export type UserHistoryEntry = RecordOf<typeof userHistoryFields>;
