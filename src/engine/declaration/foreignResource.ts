import type { Permission, StoredName } from '../../../contract/permissions/permissions';
import type { ActionRule } from '../../../contract/schema/actionRule';
import type { Exact, Field, Fields, RecordOf } from '../../../contract/schema/fields';
import type { ReadRule, ReadRules } from '../../../contract/schema/readRule';
import type { Rules } from '../../../contract/schema/rules';
import type { Written } from '../../../contract/storing/plainCalls';
import { filterOf, openTo, searchedOf } from '../../../contract/storing/storedFields';
import type { StoredWords } from '../../../contract/storing/storedWords';
import type { DeclaredWords } from '../../i18n/declaredWords';
import type { MenuPlace } from '../../ui/menuPlace';
import type { Action } from './action';
import type { Filterable, FormInput, ListInput } from './declarationInput';
import { defineResource } from './defineResource';
import type { Dialect } from './dialect';
import { simpleRest } from './dialects';
import { foreign } from './foreign';
import { type OwnParts, ownPartsOf, refuseUnknownParts } from './ownParts';
import type { Resource } from './resource';
import type { AnyDeclarationInput } from './withDefaults';

/** The key that every record has. */
const key = { id: { kind: 'text', required: true, readOnly: true } } as const satisfies Fields;
type Whole<F extends Fields> = typeof key & F;

/** Fields that a record may lack. */
type Sparing<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly required: true } ? never : K;
}[keyof F];

/** An action that writes fixed field values to one or many records. */
interface ForeignAction<R> extends Partial<Pick<Action<R, Fields>, 'on' | 'icon' | 'tone' | 'offered'>> {
  /** The required permission; by default that of updating a record. */
  readonly can?: Permission;
  readonly rules?: readonly ActionRule<R>[];
  readonly set: { readonly [K in keyof R]?: R[K] };
}

interface ForeignInput<F extends Fields, A extends string> extends OwnParts<Whole<F>> {
  /** The base URL of the provider, as `https://avvisi.example/api`. */
  readonly address: string;
  /**
   * Headers sent to the provider; `$NAME` in a value is an environment variable of the proxy, so that no key reaches a
   * browser.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** The path of the records below that; `/` and the resource's name by default. */
  readonly at?: `/${string}`;
  /** The REST dialect of the provider; ra-data-simple-rest by default. */
  readonly dialect?: Dialect;
  /**
   * Loads the list whole, for up to a few thousand records: the browser searches, filters and sorts it, also by
   * conditions, and other resources show the names of its records.
   */
  readonly whole?: true;
  /** One permission for everything, or one per operation. */
  readonly can:
    | Permission
    | {
        readonly list: Permission;
        readonly create?: Permission;
        readonly update: Permission;
        readonly delete?: Permission;
      };
  readonly fields: F & Exact<F>;
  /** The first field by default. */
  readonly title?: keyof F & string;
  /**
   * Restricts who sees a field, if not everybody who sees the record does. The provider must omit it for others: only its
   * screens do so here.
   */
  readonly reads?: { readonly [K in Sparing<F>]?: ReadRule<RecordOf<Whole<F>>> };
  readonly path?: `/${string}`;
  /** Its place in the menu, last by default; `false` for records that are reached from others. */
  readonly menu?: MenuPlace | false;
  /** Rules across the fields that are written. */
  readonly rules?: Rules<RecordOf<Written<Whole<F>>>>;
  /** Its filters are all choices and flags by default. */
  readonly list: Omit<ListInput<Whole<F>, Fields>, 'filters'> & {
    readonly filters?: readonly Filterable<F>[];
  };
  readonly form?: FormInput<Whole<F>>;
  /** Lists of records that refer to this one, on tabs of its page. */
  readonly related?: { readonly [resource: string]: { readonly by: string } };
  readonly removal?: readonly Omit<ActionRule<RecordOf<Whole<F>>>, 'brief'>[];
  readonly actions?: { readonly [K in A]: ForeignAction<RecordOf<Whole<F>>> };
  /** English words equal to the field names may be omitted. */
  readonly words: { readonly it: StoredWords<F, A> & DeclaredWords; readonly en: DeclaredWords };
}

const inputParts: {
  readonly [K in Exclude<keyof ForeignInput<Fields, string>, keyof OwnParts<Fields>>]-?: true;
} = {
  address: true,
  headers: true,
  at: true,
  dialect: true,
  whole: true,
  can: true,
  fields: true,
  title: true,
  reads: true,
  path: true,
  menu: true,
  rules: true,
  list: true,
  form: true,
  related: true,
  removal: true,
  actions: true,
  words: true,
};

/** The path, at the console's own origin, for calls to other providers; `npm run dev` proxies it. */
export const OUTSIDE = '/outside';

/**
 * Declares a resource of an external provider in one file: its screens, its calls and its proxy target.
 *
 * @example export const notices = foreignResource('notices', { address: 'https://avvisi.example', can, fields, list,
 * words });
 */
export function foreignResource<const F extends Fields, const A extends string = never>(
  name: string,
  input: ForeignInput<F, A>,
): Resource<Whole<F>> & { readonly name: StoredName } {
  // `orderedByHand` has an error message of its own.
  refuseUnknownParts(name, input, { ...inputParts, orderedByHand: true });
  const {
    address,
    headers = {},
    at = `/${name}`,
    dialect = simpleRest,
    menu = {},
    list,
    form,
    removal,
    words,
  } = input;
  const fields = { ...key, ...input.fields } as Whole<F>;
  const can =
    'list' in input.can
      ? input.can
      : { list: input.can, create: input.can, update: input.can, delete: input.can };
  const { rules, whole } = input;
  const reads = input.reads as ReadRules | undefined;
  const open = openTo(fields, reads);
  const offered = filterOf(open);
  const shown: readonly string[] = list.filters ?? Object.keys(offered);
  const of = Object.fromEntries(shown.map((field) => [field, offered[field] as Field]));
  const references = Object.entries(open).filter(([, { kind }]) => kind === 'ref');
  const search = [
    ...(whole || dialect.search ? searchedOf(fields, reads) : []),
    ...(whole ? references.map(([field]) => field) : []),
  ];
  // Lists on the pages of other records ask a list that the provider pages for the records that refer to one.
  const referring = Object.fromEntries(
    references.map(([field, { required: _, readOnly: __, ...reference }]) => [field, reference as Field]),
  );
  const called = foreign(`${OUTSIDE}/${name}${at}`, {
    fields: fields as never,
    filters: { ...referring, ...of },
    dialect,
    whole: whole === true,
    can,
    ...(rules && { rules: rules as never }),
  });
  const actions = Object.entries<object>(input.actions ?? {}).map(([action, declared]) => [
    action,
    { can: can.update, effects: { undo: 'never' }, ...declared, patch: true },
  ]);
  const declaration = {
    ...called,
    ...ownPartsOf(input),
    endpoints: { ...called.endpoints, outside: { address, headers } },
    title: input.title ?? Object.keys(input.fields)[0],
    ...(input.path && { path: input.path }),
    menu,
    ...(reads && { reads }),
    list: {
      search,
      ...list,
      filters: {
        of: whole ? of : { ...referring, ...of },
        show: shown.map((field) => ({ field })),
        ...(whole && { means: Object.fromEntries(shown.map((field) => [field, field])) }),
      },
    },
    ...(form && { form }),
    ...(input.related && { related: input.related }),
    ...(removal && { removal: { rules: removal } }),
    actions: Object.fromEntries(actions),
    words,
    // Not an option here: passed on so that callers without type checking get the error message.
    ...('orderedByHand' in input && { orderedByHand: true }),
  };
  return defineResource(name, declaration as unknown as AnyDeclarationInput) as unknown as Resource<
    Whole<F>
  > & {
    readonly name: StoredName;
  };
}
