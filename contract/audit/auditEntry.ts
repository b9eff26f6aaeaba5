import { actionNames } from '../operations/actions';
import { fields, type RecordOf } from '../schema/fields';
import { withRegistered } from '../storing/registerResources';

/** Subjects that are described by a phrase rather than by a name; the console has the words. */
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

/** Those phrases, and those of actions on many records. */
const sayings = withRegistered<string>(() => [...new Set([...auditedSayings, ...actionNames])]);

/** Nouns counted in such a phrase, in the singular and the plural. */
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
  undo: { kind: 'choice', of: ['takeBack'], about: 'that is taken back; absent where it is done' },
  said: { kind: 'choice', of: sayings },
  count: { kind: 'number', integer: true, min: 0 },
  noun: { kind: 'choice', of: auditedNouns },
  name: { kind: 'text', privacy: 'personal', about: 'as it is now, else as it was' },
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
    about: 'of that account; its username where it is there no more; automatico for what nobody asked for',
  },
  actor: { kind: 'text', about: 'the uid of that user, where it is still there' },
  entity: { kind: 'text', required: true },
  action: { kind: 'text', required: true },
  target: { kind: 'text', about: 'which one: the uid of a user and the like' },
  what: { kind: 'record', of: whatFields, about: 'absent where it has no name' },
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
