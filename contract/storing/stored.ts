import type { StoredName, StoredPermission } from '../permissions/permissions';
import { managerRoles, type Role } from '../permissions/roles';
import type { ActionRule } from '../schema/actionRule';
import { bulkSelection } from '../schema/bulkSelection';
import { type Endpoint, endpoint } from '../schema/endpoint';
import type { Exact, Field, Fields, RecordOf } from '../schema/fields';
import type { LockRule, LockRules } from '../schema/lockRule';
import type { ReadRule, ReadRules } from '../schema/readRule';
import type { AnyRules, Rules } from '../schema/rules';
import { type AuthorshipName, authorship, isAuthorship } from './authorship';
import { fileCall } from './fileCall';
import { IMPORT } from './importName';
import { listCalls } from './listCalls';
import { outcomeOfMany, plainCalls, type Written, writtenOf } from './plainCalls';
import { arrangeCall, arrangingMistake, positionField } from './reordering';
import { filterOf, openTo } from './storedFields';
import type { StoredWords } from './storedWords';

/** The key of every stored record, assigned by the provider. */
const key = { id: { kind: 'text', required: true, readOnly: true } } as const satisfies Fields;
type Whole<F extends Fields> = typeof key & F & typeof authorship;

/** Refuses fields with the names of those that the provider keeps. */
type Unreserved<F extends Fields> = {
  readonly [K in keyof F & AuthorshipName]: 'the provider keeps this field: leave it out';
};

type Rule<R> = ActionRule<R>;

/** An action on one or many records: who may use it, which records are eligible, and which values are set. */
export interface StoredAction<R, S = R> {
  readonly can: readonly Role[];
  readonly rules?: readonly Rule<R>[];
  readonly set: { readonly [K in keyof S]?: S[K] };
}

type StoredLock<R> = Omit<LockRule<R>, 'fields'> & Partial<Pick<LockRule<R>, 'fields'>>;

/** Fields to which the provider may assign a value; computed fields have their own, and files come from people. */
type AssignableFields<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { computed: object } | { kind: 'attachment' } ? never : K]: F[K];
};

/** A file in base64 would be stored in the row. */
type Unkept<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'file' } ? K : never;
}[keyof F];
type FilesOutside<F extends Fields> = [Unkept<F>] extends [never]
  ? unknown
  : { readonly [K in Unkept<F>]: 'a file of a stored resource is of kind "attachment"' };

/** Fields that a record may lack. */
type Sparing<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly required: true } ? never : K;
}[keyof F];

/** Any text for fields that do not compile, so that the error reported is theirs. */
type TextOf<F extends Fields> = string extends keyof F ? string : NamedText<F>;
type NamedText<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'text'; computed?: never; readOnly?: never } ? K : never;
}[keyof F] &
  string;

/** Fields with a column that the provider sorts by: neither computed nor shown by words or names. */
type IndexedField<F extends Fields> = {
  [K in keyof F]: F[K] extends { computed: object }
    ? never
    : F[K] extends { kind: 'text' | 'number' | 'money' | 'day' | 'instant' }
      ? K
      : never;
}[keyof F] &
  string;

/** Any words for fields that do not compile. */
type WordsOf<F extends Fields, A extends string> = string extends keyof F ? object : StoredWords<F, A>;

interface StoredInput<F extends Fields, A extends string, O extends boolean> {
  readonly fields: F & Exact<F> & FilesOutside<F> & Unreserved<F>;
  /** The field that serves as a record's label. */
  readonly title: keyof F & string;
  /** Anyone who may update can put the records into an order, which is also that of the list; new ones come last. */
  readonly orderedByHand?: O & ('position' extends keyof F ? never : 'arrange' extends A ? never : true);
  /**
   * The provider pages, filters, sorts and searches its list from the first record on; without it, above {@link
   * MOST_AT_ONCE} records.
   */
  readonly paged?: O extends true ? never : true;
  /** Fields with an index, so that a long list in their order does not read all records. */
  readonly indexed?: readonly IndexedField<F>[];
  /**
   * Allows import from a file, for people who may create and change records; a row refers to the record with the same
   * text in these fields.
   */
  readonly importedBy?: readonly TextOf<F>[];
  /** Text fields whose value must be unique in a school, ignoring case and accents; empty values may repeat. */
  readonly unique?: readonly TextOf<F>[];
  readonly can: {
    readonly list: readonly Role[];
    readonly create?: readonly Role[];
    readonly update: readonly Role[];
    readonly delete?: readonly Role[];
  };
  /**
   * Restricts who reads a field, if not everybody who reads the record does: for others it is missing from responses,
   * lists, exports and lines of the log.
   */
  readonly reads?: { readonly [K in Sparing<F>]?: ReadRule<RecordOf<Whole<F>>> };
  /** The provider's initial values of a new record: fields that are not written. */
  readonly starts?: Partial<RecordOf<AssignableFields<F>>>;
  /** Rules between the written fields. */
  readonly rules?: Rules<RecordOf<Written<F>>>;
  /**
   * Fields that cannot change while a condition holds on the record as it would become; all written fields if none is
   * named.
   */
  readonly locked?: readonly StoredLock<RecordOf<Whole<F>>>[];
  /** The rules for which records may be removed. */
  readonly removal?: readonly Omit<Rule<RecordOf<Whole<F>>>, 'brief'>[];
  readonly actions?: { readonly [K in A]: StoredAction<RecordOf<Whole<F>>, RecordOf<AssignableFields<F>>> };
  readonly words: { readonly it: WordsOf<F, NoInfer<A>>; readonly en: WordsOf<F, NoInfer<A>> };
}

/** The body of a bulk action. */
const chosen = {
  ids: bulkSelection({ kind: 'text', required: true }, 'elementi'),
  exactly: { kind: 'flag', about: 'nobody is left out: otherwise nothing is done' },
} as const satisfies Fields;

/**
 * Declares a resource stored by the provider: its calls, table, permissions, audit lines, and actions with preview and
 * reversal all follow from this. Place it in a file of contract/stored; `npm run migration` writes its table.
 *
 * @param name as in `notices`: used for its permissions, its table, and its path below /api
 */
/*#__NO_SIDE_EFFECTS__*/
export function stored<
  const F extends Fields,
  const A extends string = never,
  const O extends boolean = false,
>(name: string, input: StoredInput<F, A, O>) {
  const mistake = arrangingMistake(input) ?? fieldsMistake(input.fields);
  if (mistake) throw new Error(`${name}: ${mistake}`);
  const permission = (action: string) => [name, action] as unknown as StoredPermission;
  const orderedByHand = (input.orderedByHand === true) as O;
  const fields = {
    ...key,
    ...neverWritten(input.fields),
    ...(orderedByHand && positionField),
    ...authorship,
  } as unknown as Whole<F>;
  const path: `/${string}` = `/api/${name}`;
  const actions = (input.actions ?? {}) as { readonly [K in A]: StoredAction<RecordOf<Whole<F>>> };
  const can = {
    list: permission('list'),
    read: permission('list'),
    update: permission('update'),
    ...(input.can.create && { create: permission('create') }),
    ...(input.can.delete && { delete: permission('delete') }),
  };
  const rules = input.rules as unknown as AnyRules | undefined;
  const reads = input.reads as ReadRules | undefined;
  const holdsFiles = Object.values<Field>(fields).some(({ kind }) => kind === 'attachment');
  const calls = {
    ...plainCalls(path, { fields, rules, can, id: (call) => named(name, call) }),
    ...listCalls(path, { fields, reads, access: can.list, id: (call) => named(name, call) }),
    arrange: orderedByHand ? arrangeCall(path, named(name, 'arrange'), can.update) : undefined,
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
    ...input,
    name: name as StoredName,
    fields,
    orderedByHand,
    reads,
    locked: (input.locked ?? []).map((lock) => ({
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

/** Returns mistakes that can no longer be detected once the fields are copied. */
function fieldsMistake(fields: Fields): string | undefined {
  if (Object.getPrototypeOf(fields) !== Object.prototype)
    return 'fields names "__proto__", which every object of JavaScript has already. Give it another name.';
  const own = ['id', ...Object.keys(fields).filter(isAuthorship)].find((name) => Object.hasOwn(fields, name));
  return (
    own &&
    `fields names "${own}", which the provider gives to every record. Leave it out, or give yours another name.`
  );
}

/** Marks computed fields as read-only. */
const neverWritten = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      'computed' in field ? { ...field, readOnly: true } : field,
    ]),
  );

const names = <K extends string>(of: { readonly [name in K]: unknown }) => Object.keys(of) as K[];

/** `notices`, `list` → `noticesList` */
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
  readonly reads?: ReadRules | undefined;
  readonly locked: LockRules;
  /** The filters of its list. */
  readonly filter: Fields;
  readonly roles: Readonly<Record<string, readonly Role[]>>;
  readonly can: {
    readonly [call in 'list' | 'read' | 'update' | 'create' | 'delete']?: StoredPermission | undefined;
  };
  readonly starts?: object;
  readonly removal?: readonly Omit<Rule<Readonly<Record<string, unknown>>>, 'brief'>[];
  readonly actions: Readonly<Record<string, StoredAction<Readonly<Record<string, unknown>>>>>;
  readonly calls: {
    readonly [call in 'list' | 'counts' | 'read' | 'update' | 'create' | 'remove' | 'arrange' | 'file']?:
      | Endpoint
      | undefined;
  };
  readonly many: Readonly<Record<string, Endpoint>>;
  readonly permission: (action: string) => StoredPermission;
  readonly words?: Readonly<Record<'it' | 'en', { readonly name: string; readonly values?: SaidValues }>>;
}

type SaidValues = { readonly [field: string]: { readonly [value: string]: string } };
