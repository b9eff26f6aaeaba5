import { fields, type RecordOf } from '../fields';

/** One line of the audit log: append only, each hashed together with the one before it. */
export const auditEntryFields = fields({
  seq: { kind: 'number', required: true, integer: true },
  at: { kind: 'instant', required: true },
  who: { kind: 'text', required: true, about: 'the person: subject of the token' },
  asWhom: { kind: 'text', required: true, about: 'the account that the person acted as' },
  entity: { kind: 'text', required: true },
  action: { kind: 'text', required: true },
  target: { kind: 'text', about: 'which one: the uid of a user and the like' },
  what: {
    kind: 'text',
    privacy: 'personal',
    about: 'in Italian, how people call that one: as it is now, else as it was; absent where it has no name',
  },
  page: {
    kind: 'choice',
    of: ['user', 'operation', 'import'],
    about: 'the resource whose record the target is, where it is still there',
  },
  outcome: { kind: 'choice', required: true, of: ['done', 'refused'] },
  reason: { kind: 'text', about: 'the code of the refusal' },
  before: { kind: 'json', privacy: 'personal' },
  after: { kind: 'json', privacy: 'personal' },
  address: { kind: 'text', privacy: 'personal' },
  hash: { kind: 'text', required: true },
});

export type AuditEntry = RecordOf<typeof auditEntryFields>;
