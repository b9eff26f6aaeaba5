import type { StoredName, StoredPermission } from '../permissions/permissions';
import { managerRoles, type Role } from '../permissions/roles';
import type { ActionRule } from '../schema/actionRule';
import { bulkSelection } from '../schema/bulkSelection';
import { type Endpoint, endpoint } from '../schema/endpoint';
import type { Exact, Field, Fields, RecordOf } from '../schema/fields';
import type { LockRule, LockRules } from '../schema/lockRule';
import type { ReadRule, ReadRules } from '../schema/readRule';
import type { AnyRules, Rules } from '../schema/rules';
import { arrangeCall, arrangingMistake, positionField } from './arranging';
import { fileCall } from './fileCall';
import { IMPORT } from './importName';
import { outcomeOfMany, plainCalls, type Written } from './plainCalls';
import { filterOf, openTo } from './storedFields';
import type { StoredWords } from './storedWords';

/** What every stored record is known by; the provider gives it. */
const key = { id: { kind: 'text', required: true, readOnly: true } } as const satisfies Fields;
type Whole<F extends Fields> = typeof key & F;

type Rule<R> = ActionRule<R>;

/** Something that can be done to one record or many: who may, who is eligible, and how a record becomes. */
export interface StoredAction<R, S = R> {
  readonly can: readonly Role[];
  readonly rules?: readonly Rule<R>[];
  readonly set: { readonly [K in keyof S]?: S[K] };
}

/** Fields that the provider gives a value: what is computed of others has its own, and files come from people. */
type Kept<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { computed: object } | { kind: 'attachment' } ? never : K]: F[K];
};

/** A file in base64 would lie in the row. */
type Unkept<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'file' } ? K : never;
}[keyof F];
type FilesOutside<F extends Fields> = [Unkept<F>] extends [never]
  ? unknown
  : { readonly [K in Unkept<F>]: 'a file of a stored resource is of kind "attachment"' };

/** Fields that need not be there: a record is one without them. */
type Sparing<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly required: true } ? never : K;
}[keyof F];

/** Of fields that do not compile themselves, any: theirs is the mistake to be told. */
type TextOf<F extends Fields> = string extends keyof F ? string : NamedText<F>;
type NamedText<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'text'; computed?: never; readOnly?: never } ? K : never;
}[keyof F] &
  string;

interface StoredInput<F extends Fields, A extends string, O extends boolean> {
  readonly fields: F & Exact<F> & FilesOutside<F>;
  /** The field that a record is called by. */
  readonly title: keyof F & string;
  /** Whoever may update puts the records into an order; it is that of the list, and new ones come last. */
  readonly orderedByHand?: O & ('position' extends keyof F ? never : 'arrange' extends A ? never : true);
  /** Records come from a file too, for whoever may make and change them; a row is about the one with the same text here. */
  readonly importedBy?: readonly TextOf<F>[];
  /** Texts of which no two records of a school have the same, however they are written; without one there may be many. */
  readonly unique?: readonly TextOf<F>[];
  readonly can: {
    readonly list: readonly Role[];
    readonly create?: readonly Role[];
    readonly update: readonly Role[];
    readonly delete?: readonly Role[];
  };
  /** Who reads a field, where not everybody does who reads the record: it is in no answer, list, export or line of the log of others. */
  readonly reads?: { readonly [K in Sparing<F>]?: ReadRule<RecordOf<Whole<F>>> };
  /** What the provider puts into a new record: fields that are not written. */
  readonly starts?: Partial<RecordOf<Kept<F>>>;
  /** What holds between the fields that are written. */
  readonly rules?: Rules<RecordOf<Written<F>>>;
  /** Fields that are not changed while a condition on the record holds, as it becomes with what is written. */
  readonly locked?: readonly LockRule<RecordOf<Whole<F>>>[];
  /** Who may be removed. */
  readonly removal?: readonly Omit<Rule<RecordOf<Whole<F>>>, 'brief'>[];
  readonly actions?: { readonly [K in A]: StoredAction<RecordOf<Whole<F>>, RecordOf<Kept<F>>> };
  readonly words: { readonly it: StoredWords<F, NoInfer<A>>; readonly en: StoredWords<F, NoInfer<A>> };
}

/** The body of a call that acts on several. */
const chosen = {
  ids: bulkSelection({ kind: 'text', required: true }, 'elementi'),
  exactly: { kind: 'flag', about: 'nobody is left out: otherwise nothing is done' },
} as const satisfies Fields;

/**
 * A resource that the provider keeps: its calls, table, permissions, audit lines, actions with preview and taking
 * back all follow from this. It stands in a file of contract/stored; `npm run migration` writes its table.
 *
 * @param name as in `notices`: its permissions, its table, and its address below /api
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
  const holdsFiles = Object.values<Field>(fields).some(({ kind }) => kind === 'attachment');
  const calls = {
    ...plainCalls(path, { fields, rules, can, id: (call) => named(name, call) }),
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
    // Only managers look through files at all.
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
    reads: input.reads as ReadRules | undefined,
    locked: (input.locked ?? []) as unknown as LockRules,
    filter: filterOf(openTo(fields, input.reads as ReadRules | undefined)),
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

/** What can no longer be seen once the fields are copied. */
function fieldsMistake(fields: Fields): string | undefined {
  if (Object.getPrototypeOf(fields) !== Object.prototype)
    return 'fields names "__proto__", which every object of JavaScript has already. Give it another name.';
  return Object.hasOwn(fields, 'id')
    ? 'fields names "id", which the provider gives to every record. Leave it out, or give yours another name.'
    : undefined;
}

/** What is computed is written by nobody. */
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

/** Every call of a stored resource. */
export const storedCalls = ({ calls, many }: StoredEntity): readonly Endpoint[] =>
  [...Object.values(calls), ...Object.values(many)].filter((call) => call !== undefined);

/** Any stored resource, its fields forgotten: for what is generic. */
export interface StoredEntity {
  readonly name: string;
  readonly fields: Fields;
  readonly title: string;
  readonly orderedByHand?: boolean;
  readonly importedBy?: readonly string[] | undefined;
  readonly unique?: readonly string[] | undefined;
  readonly reads?: ReadRules | undefined;
  readonly locked: LockRules;
  /** What its list may be narrowed by. */
  readonly filter: Fields;
  readonly roles: Readonly<Record<string, readonly Role[]>>;
  readonly can: {
    readonly [call in 'list' | 'read' | 'update' | 'create' | 'delete']?: StoredPermission | undefined;
  };
  readonly starts?: object;
  readonly removal?: readonly Omit<Rule<Readonly<Record<string, unknown>>>, 'brief'>[];
  readonly actions: Readonly<Record<string, StoredAction<Readonly<Record<string, unknown>>>>>;
  readonly calls: {
    readonly [call in 'list' | 'read' | 'update' | 'create' | 'remove' | 'arrange' | 'file']?:
      | Endpoint
      | undefined;
  };
  readonly many: Readonly<Record<string, Endpoint>>;
  readonly permission: (action: string) => StoredPermission;
  readonly words?: Readonly<Record<'it' | 'en', { readonly name: string; readonly values?: SaidValues }>>;
}

type SaidValues = { readonly [field: string]: { readonly [value: string]: string } };
