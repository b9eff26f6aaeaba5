import { actionNames } from '../operations/actions';
import { fields, type RecordOf } from '../schema/fields';

/** What is called by a sentence rather than by a name; the words are the console's. */
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

/** Those, and what was done to many. */
const sayings: readonly string[] = [...new Set([...auditedSayings, ...actionNames])];

/** What is counted in such a sentence: one of them, several. */
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

/** What records of a resource are called when they are counted. */
export function nounOf(resource: string, count: number): Noun {
  const [one, many] = nouns[resource] ?? (['record', 'records'] as const);
  return count === 1 ? one : many;
}

/** How people call what a line is about, in the order in which it is read: a saying, how many of what, a name. */
export const whatFields = fields({
  undo: { kind: 'choice', of: ['takeBack'], about: 'that is taken back; absent where it is done' },
  said: { kind: 'choice', of: sayings },
  count: { kind: 'number', integer: true, min: 0 },
  noun: { kind: 'choice', of: auditedNouns },
  name: { kind: 'text', privacy: 'personal', about: 'as it is now, else as it was' },
});

/** One line of the audit log: append only, each hashed together with the one before it. */
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
