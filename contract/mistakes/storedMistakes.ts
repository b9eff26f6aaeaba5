import type { ActionRule } from '../schema/actionRule';
import type { AnyRecord } from '../schema/anyRecord';
import type { Fields } from '../schema/fields';
import type { LockRule } from '../schema/lockRule';
import type { Check, Rules } from '../schema/rules';
import { importableOf } from '../storing/importingStored';
import { IMPORT } from '../storing/importName';
import { snakeCase } from '../storing/snakeCase';
import type { StoredAction, StoredEntity } from '../storing/stored';
import { attachmentMistakes } from './attachmentMistakes';
import { computedMistakes } from './computedMistakes';
import { fieldMistakes } from './fieldMistakes';
import { LONGEST, nameMistakes } from './nameMistakes';
import { optionMistakes, options } from './optionMistakes';
import { readMistakes, readOptions } from './readMistakes';
import { textMistakes } from './textMistakes';
import { unknownName } from './unknownName';
import { valueMistakes } from './valueMistakes';
import { whereMistakes } from './whereMistakes';

const rule = options<ActionRule<AnyRecord>>({
  where: true,
  say: true,
  brief: true,
  unless: true,
  only: true,
});
/** Options of a stored resource, part by part. */
const parts = options<StoredEntity & { readonly rules: unknown }>({
  fields: true,
  title: true,
  orderedByHand: true,
  paged: true,
  indexed: true,
  importedBy: true,
  unique: true,
  softDelete: true,
  versions: true,
  can: true,
  reads: readOptions,
  starts: true,
  rules: options<Rules<AnyRecord>>({
    asked: true,
    required: true,
    checks: [options<Check<AnyRecord>>({ on: true, when: true, where: true, say: true })],
  }),
  locked: [options<LockRule<AnyRecord>>({ fields: true, when: true, unless: true, only: true, say: true })],
  removal: [rule],
  actions: { each: options<StoredAction<AnyRecord>>({ can: true, rules: [rule], set: true }) },
  translations: true,
  messages: true,
  name: true,
  filter: true,
  roles: true,
  calls: true,
  many: true,
  permission: true,
});

/**
 * Returns all errors in a stored resource, one sentence each: those that the type checker reports, for code that is not
 * type-checked, and those that types cannot express. Empty if there are none.
 */
export function storedMistakes(entity: StoredEntity): readonly string[] {
  const { fields, title, starts = {}, reads = {}, locked, removal = [], actions } = entity;
  const { rules = {} } = entity as { readonly rules?: Rules<AnyRecord> };
  const names = Object.keys(fields);
  const field = (place: string, name: string) => unknownName(place, name, names, 'one of its fields');
  const where = (place: string, value: unknown) => whereMistakes(place, value, names, fields);
  return [
    ...optionMistakes('', entity, parts),
    ...nameMistakes(entity),
    ...operationMistakes(entity),
    ...importMistakes(entity),
    ...uniqueMistakes(entity),
    ...pagedMistakes(entity),
    ...fieldMistakes(fields),
    ...attachmentMistakes(fields, true),
    ...computedMistakes(entity),
    ...field('title', title),
    ...valueMistakes('starts', starts as AnyRecord, fields),
    ...Object.keys(starts)
      .filter((name) => fields[name] && !fields[name].readOnly)
      .map(
        (name) =>
          `starts.${name} is of a field that people write. Make it readOnly, or begin the form with it: form.create.defaults.`,
      ),
    ...readMistakes(reads, title, fields),
    ...locked.flatMap((lock, i) => [
      ...lock.fields.flatMap((name) => field(`locked[${i}].fields`, name)),
      ...where(`locked[${i}].when`, lock.when),
    ]),
    ...removal.flatMap((one, i) => where(`removal[${i}].where`, one.where)),
    ...Object.entries(actions).flatMap(([action, { rules: eligible = [], set }]) => [
      ...eligible.flatMap((one, i) => where(`actions.${action}.rules[${i}].where`, one.where)),
      ...valueMistakes(`actions.${action}.set`, set as AnyRecord, fields, { relative: true }),
    ]),
    ...ruleMistakes(rules, fields),
    ...textMistakes(entity.translations),
  ];
}

const OPERATIONS = ['list', 'create', 'update', 'delete', IMPORT];

/** Returns the errors in names of operations. An unknown name would be a permission without an operation. */
const operationMistakes = ({ roles, actions }: StoredEntity): readonly string[] =>
  Object.keys(roles)
    .filter((name) => !Object.hasOwn(actions, name))
    .flatMap((name) => unknownName('can', name, OPERATIONS, 'what people may do with records'));

/**
 * Returns the errors in the declaration of an import: a row must identify its record by a text field that people enter.
 */
function importMistakes(entity: StoredEntity): readonly string[] {
  const { importedBy, actions, calls } = entity;
  if (!importedBy) return [];
  const { fields = {} } = importableOf(entity) ?? {};
  const texts = Object.keys(fields).filter((name) => fields[name]?.kind === 'text');
  return [
    ...(importedBy.length > 0
      ? []
      : ['importedBy is empty. Name a field that says which record a row is about.']),
    ...(calls.create ? [] : ['importedBy is there without can.create. Say who makes records.']),
    ...importedBy.flatMap((name, i) =>
      unknownName(`importedBy[${i}]`, name, texts, 'a text that is written and everybody reads'),
    ),
    ...(Object.hasOwn(actions, IMPORT)
      ? [`actions.${IMPORT} is the call that imports a file. Give the action another name.`]
      : []),
  ];
}

/**
 * Returns the errors of unique fields: they must be texts that people enter one record at a time, because an action
 * would give many records the same value.
 */
function uniqueMistakes({ unique = [], fields, actions }: StoredEntity): readonly string[] {
  const texts = Object.entries(fields)
    .filter(([, field]) => field.kind === 'text' && !field.readOnly)
    .map(([name]) => name);
  return [
    ...unique.flatMap((name, i) => unknownName(`unique[${i}]`, name, texts, 'a text that is written')),
    ...Object.entries(actions).flatMap(([action, { set }]) =>
      unique
        .filter((name) => Object.hasOwn(set, name))
        .map(
          (name) =>
            `actions.${action}.set gives many records the same "${name}", which is unique. Leave it out.`,
        ),
    ),
  ];
}

const INDEXED = ['text', 'number', 'money', 'day', 'instant'];

/** Maximum length of an indexed text: PostgreSQL refuses to store a row whose entry in an index exceeds 2,704 bytes. */
const LONGEST_INDEXED = 500;

/**
 * Returns the errors in the declaration of a paged list: ordering by hand, which needs all records, and indexes that no
 * order uses.
 */
function pagedMistakes({
  name,
  paged,
  indexed = [],
  orderedByHand,
  fields,
}: StoredEntity): readonly string[] {
  const columns = Object.entries(fields)
    .filter(([, field]) => INDEXED.includes(field.kind) && !('computed' in field))
    .map(([name]) => name);
  return [
    ...(paged === undefined || paged === true
      ? []
      : [`paged is ${JSON.stringify(paged)}. Write true, or leave it out.`]),
    ...(paged && orderedByHand
      ? ['paged and orderedByHand exclude each other: an order by hand shows all records at once.']
      : []),
    ...indexed.flatMap((field, i) =>
      unknownName(`indexed[${i}]`, field, columns, 'a text, number, amount or date with a column'),
    ),
    ...indexed.flatMap((field) => {
      const of = fields[field];
      if (of?.kind !== 'text' || (of.max ?? Number.POSITIVE_INFINITY) <= LONGEST_INDEXED) return [];
      return [
        `indexed names "${field}", a text without a max of at most ${LONGEST_INDEXED}: PostgreSQL has no index of longer ones.`,
      ];
    }),
    ...indexed
      .map((field) => `${snakeCase(name)}_by_${snakeCase(field)}_desc`)
      .filter((index) => index.length > LONGEST)
      .map(
        (index) =>
          `indexed needs the index "${index}" of ${index.length} bytes, and PostgreSQL keeps ${LONGEST}. Write shorter names.`,
      ),
  ];
}

function ruleMistakes({ asked = {}, required = {}, checks = [] }: Rules<AnyRecord>, fields: Fields) {
  const names = Object.keys(fields);
  return [
    ...Object.entries({ asked, required }).flatMap(([part, of]) =>
      Object.entries(of).flatMap(([name, value]) => [
        ...unknownName(`rules.${part}`, name, names, 'one of its fields'),
        ...whereMistakes(`rules.${part}.${name}`, value, names, fields),
      ]),
    ),
    ...checks.flatMap(({ on, when, where }, i) => [
      ...unknownName(`rules.checks[${i}].on`, on, names, 'one of its fields'),
      ...whereMistakes(`rules.checks[${i}].when`, when, names, fields),
      ...whereMistakes(`rules.checks[${i}].where`, where, names, fields),
    ]),
  ];
}
