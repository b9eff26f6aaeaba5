import { actionNames } from '../operations/actions';
import { fields, type RecordOf } from '../schema/fields';
import { withRegistered } from '../storing/registerResources';

/** Subjects of audit lines that are described by a phrase instead of a name; the console translates them. */
export const auditedSayings = [
  'operation',
  'operationOn',
  'import',
  'registry',
  'requestOf',
  'request',
  'DS',
  'DSGA',
  'view',
] as const;

/** The phrases of `auditedSayings`, and those of actions on many records. */
const sayings = withRegistered<string>(() => [...new Set([...auditedSayings, ...actionNames])]);

/** Nouns counted in a description, in the singular and the plural. */
export const auditedNouns = [
  'user',
  'users',
  'person',
  'people',
  'record',
  'records',
  'row',
  'rows',
] as const;

type Noun = (typeof auditedNouns)[number];

const nouns: Readonly<Record<string, readonly [one: Noun, many: Noun]>> = {
  user: ['user', 'users'],
  registryPerson: ['person', 'people'],
};

/** Returns the noun for a number of records of a resource. */
export function nounOf(resource: string, count: number): Noun {
  const [one, many] = nouns[resource] ?? (['record', 'records'] as const);
  return count === 1 ? one : many;
}

/** Description of the subject of a line in reading order: a phrase, a count with its noun, a name. */
export const whatFields = fields({
  undo: {
    kind: 'choice',
    of: ['takeBack'],
    about: 'takeBack if what is described was undone; absent if it was done',
  },
  said: { kind: 'choice', of: sayings },
  count: { kind: 'number', integer: true, min: 0 },
  noun: { kind: 'choice', of: auditedNouns },
  name: {
    kind: 'text',
    privacy: 'personal',
    about: 'the current name, or the last one if the record was deleted',
  },
});

/** Line of the audit log, which is append-only; the hash of each line covers the one before. */
export const auditEntryFields = fields({
  seq: { kind: 'number', required: true, integer: true },
  at: { kind: 'instant', required: true },
  who: { kind: 'text', required: true, about: 'the person: subject of the token' },
  asWhom: { kind: 'text', required: true, about: 'the account that the person acted as' },
  name: {
    kind: 'text',
    required: true,
    privacy: 'personal',
    about:
      'name of the user of that account, its username if the user was deleted; automatico if nobody asked for the action',
  },
  actor: { kind: 'text', about: 'uid of that user, if it still exists' },
  entity: { kind: 'text', required: true },
  action: { kind: 'text', required: true },
  target: { kind: 'text', about: 'identifier of the record, such as the uid of a user' },
  what: { kind: 'record', of: whatFields, about: 'absent if the record has no name' },
  page: {
    kind: 'choice',
    of: ['user', 'operation', 'import'],
    about: 'resource of the target record, if the record still exists',
  },
  outcome: { kind: 'choice', required: true, of: ['done', 'refused'] },
  reason: { kind: 'text', about: 'the code of the refusal' },
  before: { kind: 'json', privacy: 'personal' },
  after: { kind: 'json', privacy: 'personal' },
  address: { kind: 'text', privacy: 'personal' },
  hash: { kind: 'text', required: true },
});

export type AuditEntry = RecordOf<typeof auditEntryFields>;
