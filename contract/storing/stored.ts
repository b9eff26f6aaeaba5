import type { StoredName, StoredPermission } from '../permissions/permissions';
import { managerRoles, type Role } from '../permissions/roles';
import type { ActionRule } from '../schema/actionRule';
import type { AnyRecord } from '../schema/anyRecord';
import { attachmentField } from '../schema/attachmentField';
import type { Bilingual, InBothLanguages } from '../schema/bilingual';
import { bulkSelection } from '../schema/bulkSelection';
import { type Endpoint, endpoint } from '../schema/endpoint';
import type { Exact, Field, Fields, RecordOf } from '../schema/fields';
import type { LockRule, LockRules } from '../schema/lockRule';
import type { ReadRule, ReadRules } from '../schema/readRule';
import type { Relative } from '../schema/where';
import { type AuthorshipName, authorship, isAuthorship } from './authorship';
import { fileCall } from './fileCall';
import { IMPORT } from './importName';
import type { LabelledFields, Unlabelled } from './labelledFields';
import { listCalls } from './listCalls';
import { outcomeOfMany, plainCalls, type Written, writtenOf } from './plainCalls';
import { arrangeCall, arrangingMistake, positionField } from './reordering';
import { type BIN_OPERATIONS, binCalls, binMistake, type deletionFields } from './softDelete';
import { filterOf, openTo } from './storedFields';
import { TextCollector, type TranslatedRule, type TranslatedRules, type Translations } from './texts';
import { VERSIONS, versionsCall, versionsMistake } from './versions';

/** The key of every stored record, assigned by the provider. */
const key = { id: { kind: 'text', required: true, readOnly: true } } as const satisfies Fields;
type Whole<F extends Fields> = typeof key & F & typeof authorship;

/** Makes a field with a name of the authorship fields a compile error, because only the provider writes those. */
type Unreserved<F extends Fields> = {
  readonly [K in keyof F & AuthorshipName]: 'the provider writes this field: leave it out';
};

type Rule<R> = ActionRule<R>;

/** An action on one or many records: who may use it, which records are eligible, and which values are set. */
export interface StoredAction<R, S = R> {
  readonly can: readonly Role[];
  readonly rules?: readonly Rule<R>[];
  /**
   * Values to set. Days, moments and people may be relative to the time and the person: `{ approvedBy: { mine: 'uid' }
   * }`.
   */
  readonly set: { readonly [K in keyof S]?: S[K] | (string extends NonNullable<S[K]> ? Relative : never) };
}

/** An action as it is declared, with its texts. */
interface LabelledAction<R, S> extends Omit<StoredAction<R, S>, 'rules' | 'can'> {
  readonly label: Bilingual;
  /** Defaults to the roles that may update a record. */
  readonly can?: readonly Role[];
  readonly rules?: readonly TranslatedRule<R>[];
}

type StoredLock<R> = Omit<InBothLanguages<LockRule<R>>, 'fields'> & Partial<Pick<LockRule<R>, 'fields'>>;

/** Fields to which the provider may assign a value, unlike computed fields and files. */
type AssignableFields<F extends Fields> = {
  readonly [K in keyof F as F[K] extends
    | { computed: object }
    | { kind: 'attachment' }
    | { kind: 'list'; of: { kind: 'attachment' } }
    ? never
    : K]: F[K];
};

/**
 * Compile error for a field with files: the bytes of a `file` would be stored in the row, and a nested attachment would
 * have no URL.
 */
type FileMistake<F> = F extends { kind: 'file' }
  ? 'a file of a stored resource is of kind "attachment"'
  : F extends { kind: 'list'; of: { kind: 'attachment' } }
    ? F extends { max: number; of: { required: true } }
      ? never
      : 'a list of attachments has a max, and its items are required: true'
    : F extends { kind: 'record'; of: infer R } | { kind: 'list'; of: { kind: 'record'; of: infer R } }
      ? string extends keyof R
        ? never
        : NestedFile<R[keyof R]>
      : never;
type NestedFile<F> = F extends { kind: 'attachment' }
  ? 'an attachment is a field of the record itself, or an item of a list there'
  : never;
type MisplacedFile<F extends Fields> = {
  [K in keyof F]: [FileMistake<F[K]>] extends [never] ? never : K;
}[keyof F];
/**
 * Adds the errors about files, but only if the fields themselves compile, so that otherwise only their own error is
 * reported.
 */
type RefusedFiles<F extends Fields> = string extends keyof F
  ? unknown
  : [MisplacedFile<F>] extends [never]
    ? unknown
    : { readonly [K in MisplacedFile<F>]: FileMistake<F[K]> };

/** The names of fields that are not required. */
type OptionalName<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly required: true } ? never : K;
}[keyof F];

/** The names of text fields; any name if the fields do not compile, so that only their error is reported. */
type TextName<F extends Fields> = string extends keyof F ? string : NamesOfTexts<F>;
type NamesOfTexts<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'text'; computed?: never; readOnly?: never } ? K : never;
}[keyof F] &
  string;

/**
 * Fields that can have an index. Computed fields are excluded because they have no column, choices and references
 * because they are sorted by their labels.
 */
type IndexedField<F extends Fields> = {
  [K in keyof F]: F[K] extends { computed: object }
    ? never
    : F[K] extends { kind: 'text' | 'number' | 'money' | 'day' | 'instant' }
      ? K
      : never;
}[keyof F] &
  string;

interface StoredInput<
  D extends LabelledFields,
  F extends Fields,
  A extends string,
  O extends boolean,
  M extends string,
> {
  /** The name of the resource in the singular; `labels` in the plural. */
  readonly label: Bilingual;
  readonly labels: Bilingual;
  readonly fields: D & Exact<F> & RefusedFiles<F> & Unreserved<F>;
  /** The field that serves as a record's label. */
  readonly title: keyof F & string;
  /** Gives the list a manual order, which everybody who may update records can change; new records come last. */
  readonly orderedByHand?: O & ('position' extends keyof F ? never : 'arrange' extends A ? never : true);
  /** The provider always returns pages of the list; by default it does only above {@link MOST_AT_ONCE} records. */
  readonly paged?: O extends true ? never : true;
  /** Fields with an index, so that sorting a long list by them does not read all records. */
  readonly indexed?: readonly IndexedField<F>[];
  /**
   * Allows people who may create and change records to import them from a file. A row refers to the record that has the
   * same text in one of these fields: in the first of them that the row contains.
   */
  readonly importedBy?: readonly TextName<F>[];
  /** Text fields whose value must be unique in a school, ignoring case and accents; empty values may repeat. */
  readonly unique?: readonly TextName<F>[];
  readonly can: {
    readonly list: readonly Role[];
    readonly create?: readonly Role[];
    readonly update: readonly Role[];
    readonly delete?: readonly Role[];
  };
  /**
   * A removed record moves to a bin, where people who may remove records can restore it or delete it for good. After
   * thirty days it is deleted. Needs `can.delete`.
   */
  readonly softDelete?: true &
    (keyof typeof deletionFields & keyof F extends never
      ? (typeof BIN_OPERATIONS)[number] & A extends never
        ? true
        : never
      : never);
  /** The page of a record lists its versions with their differences. Restoring one is an ordinary update. */
  readonly versions?: true & (typeof VERSIONS & A extends never ? true : never);
  /**
   * Restricts who reads a field. For everybody else who reads the record, the field is missing from responses, lists,
   * exports and lines of the log.
   */
  readonly reads?: { readonly [K in OptionalName<F>]?: ReadRule<RecordOf<Whole<F>>> };
  /** Initial values of `readOnly` fields of a new record. */
  readonly starts?: Partial<RecordOf<AssignableFields<F>>>;
  /** Rules between the writable fields. */
  readonly rules?: TranslatedRules<RecordOf<Written<F>>>;
  /**
   * Fields that cannot change while a condition holds on the record with the changes applied. A lock without `fields`
   * concerns all writable fields.
   */
  readonly locked?: readonly StoredLock<RecordOf<Whole<F>>>[];
  /** The rules for which records may be removed. */
  readonly removal?: readonly Omit<TranslatedRule<RecordOf<Whole<F>>>, 'brief'>[];
  readonly actions?: { readonly [K in A]: LabelledAction<RecordOf<Whole<F>>, RecordOf<AssignableFields<F>>> };
  /** Error messages of the resource's hooks, by name. */
  readonly messages?: { readonly [K in M]: Bilingual };
}

/** The body of a bulk action. */
const chosen = {
  ids: bulkSelection({ kind: 'text', required: true }, 'elementi'),
  exactly: { kind: 'flag', about: 'all or nothing: fails if a rule excludes one of the records' },
} as const satisfies Fields;

/**
 * Declares a resource stored by the provider. Its calls, table, permissions and audit lines, and its actions with
 * preview and undo, are derived from the declaration. Place it in a file of contract/stored; `npm run migration`
 * generates its table.
 * @param name for example `notices`: the name of its permissions, its table, and its path below /api
 */
/*#__NO_SIDE_EFFECTS__*/
export function stored<
  const D extends LabelledFields,
  const A extends string = never,
  const O extends boolean = false,
  const M extends string = never,
>(name: string, input: StoredInput<D, Unlabelled<D>, A, O, M>) {
  type F = Unlabelled<D>;
  const mistake =
    arrangingMistake(input) ?? binMistake(input) ?? versionsMistake(input) ?? fieldsMistake(input.fields);
  if (mistake) throw new Error(`${name}: ${mistake}`);
  const permission = (action: string) => [name, action] as unknown as StoredPermission;
  const { label, labels, messages, ...parts } = input;
  const collector = new TextCollector();
  Object.assign(collector.texts, { label, labels });
  const declaredFields = collector.fields(input.fields);
  const orderedByHand = (input.orderedByHand === true) as O;
  const fields = {
    ...key,
    ...neverWritten(declaredFields),
    ...(orderedByHand && positionField),
    ...authorship,
  } as unknown as Whole<F>;
  const path: `/${string}` = `/api/${name}`;
  const actions = collector.actions(input.actions ?? {}, input.can.update) as unknown as {
    readonly [K in A]: StoredAction<RecordOf<Whole<F>>>;
  };
  const can = {
    list: permission('list'),
    read: permission('list'),
    update: permission('update'),
    ...(input.can.create && { create: permission('create') }),
    ...(input.can.delete && { delete: permission('delete') }),
  };
  const rules = input.rules && collector.rulesBetween(input.rules as never);
  const locked = collector.rules<StoredLock<AnyRecord> & { say: string }>(
    'locked',
    (input.locked ?? []) as never,
  );
  const removal = input.removal && collector.rules('removal', input.removal as never);
  collector.messages(messages ?? {});
  const holdsFiles = Object.values<Field>(fields).some((field) => attachmentField(field));
  const reads = input.reads as ReadRules | undefined;
  const calls = {
    ...plainCalls(path, { fields, rules, can, id: (call) => named(name, call) }),
    ...listCalls(path, { fields, reads, access: can.list, id: (call) => named(name, call) }),
    arrange: orderedByHand ? arrangeCall(path, named(name, 'arrange'), can.update) : undefined,
    ...(input.softDelete &&
      can.delete &&
      binCalls(path, { fields, can: can.delete, id: (call) => named(name, call) })),
    versions: input.versions ? versionsCall(path, named(name, VERSIONS), can.list, fields) : undefined,
    file: holdsFiles ? fileCall(path, named(name, 'file'), can.list) : undefined,
  };
  const many = (action: string) =>
    endpoint({
      id: named(name, action),
      method: 'POST',
      path: `${path}/${action}`,
      calls: [],
      about: `${action}, many at a time`,
      access: permission(action),
      effect: 'command',
      body: { kind: 'record', required: true, of: chosen },
      response: { ...outcomeOfMany, of: { ...outcomeOfMany.of, operation: { kind: 'text' } } },
      errors: ['conflict'],
    });
  const roles: Readonly<Record<string, readonly Role[]>> = {
    ...input.can,
    ...Object.fromEntries(names(actions).map((action) => [action, actions[action].can])),
    // Only managers can import files.
    ...(input.importedBy && {
      [IMPORT]: managerRoles.filter(
        (role) => input.can.create?.includes(role) && input.can.update.includes(role),
      ),
    }),
  };
  return {
    ...parts,
    name: name as StoredName,
    fields,
    orderedByHand,
    rules,
    removal: removal as readonly Omit<Rule<RecordOf<Whole<F>>>, 'brief'>[] | undefined,
    messages: messages as { readonly [K in M]: Bilingual } | undefined,
    translations: { texts: collector.texts, sentences: collector.sentences } as Translations,
    reads,
    locked: locked.map((lock) => ({
      fields: Object.keys(writtenOf(fields)),
      ...lock,
    })) as unknown as LockRules,
    filter: filterOf(openTo(fields, reads)),
    actions,
    can,
    roles,
    calls,
    permission,
    many: Object.fromEntries(names(actions).map((action) => [action, many(action)])) as {
      readonly [K in A]: ReturnType<typeof many>;
    },
  };
}

/** Returns an error that must be detected before the fields are copied, because copying hides it. */
function fieldsMistake(fields: object): string | undefined {
  if (Object.getPrototypeOf(fields) !== Object.prototype)
    return 'fields names "__proto__", which every object of JavaScript has already. Give it another name.';
  const own = ['id', ...Object.keys(fields).filter(isAuthorship)].find((name) => Object.hasOwn(fields, name));
  return (
    own &&
    `fields names "${own}", which the provider gives to every record. Leave it out, or give yours another name.`
  );
}

/** Marks computed fields as read-only, because clients never write them. */
const neverWritten = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      'computed' in field ? { ...field, readOnly: true } : field,
    ]),
  );

const names = <K extends string>(of: { readonly [name in K]: unknown }) => Object.keys(of) as K[];

/** Joins the names of a resource and a call: `notices`, `list` → `noticesList`. */
const named = (name: string, call: string) => `${name}${call.charAt(0).toUpperCase()}${call.slice(1)}`;

/** Returns every call of a stored resource. */
export const storedCalls = ({ calls, many }: StoredEntity): readonly Endpoint[] =>
  [...Object.values(calls), ...Object.values(many)].filter((call) => call !== undefined);

/** Any stored resource without its field types, for generic code. */
export interface StoredEntity {
  readonly name: string;
  readonly fields: Fields;
  readonly title: string;
  readonly orderedByHand?: boolean;
  readonly paged?: true | undefined;
  readonly indexed?: readonly string[] | undefined;
  readonly importedBy?: readonly string[] | undefined;
  readonly unique?: readonly string[] | undefined;
  readonly softDelete?: boolean | undefined;
  readonly versions?: boolean | undefined;
  readonly reads?: ReadRules | undefined;
  readonly locked: LockRules;
  /** The filters of its list. */
  readonly filter: Fields;
  readonly roles: Readonly<Record<string, readonly Role[]>>;
  readonly can: {
    readonly [call in 'list' | 'read' | 'update' | 'create' | 'delete']?: StoredPermission | undefined;
  };
  readonly starts?: object;
  readonly removal?: readonly Omit<Rule<AnyRecord>, 'brief'>[] | undefined;
  readonly actions: Readonly<Record<string, StoredAction<Readonly<Record<string, unknown>>>>>;
  readonly calls: {
    readonly [call in
      | 'list'
      | 'counts'
      | 'read'
      | 'update'
      | 'create'
      | 'remove'
      | 'arrange'
      | 'file'
      | (typeof BIN_OPERATIONS)[number]
      | typeof VERSIONS]?: Endpoint | undefined;
  };
  readonly many: Readonly<Record<string, Endpoint>>;
  readonly permission: (action: string) => StoredPermission;
  /** The texts of its declaration in both languages. */
  readonly translations: Translations;
  readonly messages?: { readonly [name: string]: Bilingual } | undefined;
}
