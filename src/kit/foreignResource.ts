import { textMistakes } from '../../contract/mistakes/textMistakes';
import type { Permission, StoredName } from '../../contract/permissions/permissions';
import type { Bilingual } from '../../contract/schema/bilingual';
import type { Exact, Field, Fields, RecordOf } from '../../contract/schema/fields';
import type { ReadRule, ReadRules } from '../../contract/schema/readRule';
import type { LabelledFields, Unlabelled } from '../../contract/storing/labelledFields';
import type { Written } from '../../contract/storing/plainCalls';
import { filterOf, openTo, searchedOf } from '../../contract/storing/storedFields';
import {
  cataloguesOf,
  TextCollector,
  type TranslatedRule,
  type TranslatedRules,
} from '../../contract/storing/texts';
import type { Action } from '../engine/declaration/action';
import { defineResource } from '../engine/declaration/defineResource';
import type { Dialect } from '../engine/declaration/dialect';
import type { Resource } from '../engine/declaration/resource';
import type { AnyDeclarationInput } from '../engine/declaration/withDefaults';
import type { MenuPlace } from '../ui/menuPlace';
import { simpleRest } from './dialects';
import { foreign } from './foreign';
import {
  type LabelledForm,
  type LabelledList,
  type LabelledParts,
  type OtherWords,
  withoutTexts,
} from './labelledScreen';
import { ownPartsOf, refuseMistakes, refuseUnknownParts } from './ownParts';

/** The key that every record has. */
const key = { id: { kind: 'text', required: true, readOnly: true } } as const satisfies Fields;
type Whole<F extends Fields> = typeof key & F;

/** The names of fields that are not required. */
type OptionalName<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly required: true } ? never : K;
}[keyof F];

/** An action that writes fixed field values to one or many records. */
interface ForeignAction<R> extends Partial<Pick<Action<R, Fields>, 'on' | 'icon' | 'tone' | 'offered'>> {
  readonly label: Bilingual;
  /** The required permission; by default that of updating a record. */
  readonly can?: Permission;
  readonly rules?: readonly TranslatedRule<R>[];
  readonly set: { readonly [K in keyof R]?: R[K] };
}

interface ForeignInput<D extends LabelledFields, F extends Fields, A extends string>
  extends LabelledParts<Whole<F>> {
  /** The name of the resource in the singular; `labels` in the plural. */
  readonly label: Bilingual;
  readonly labels: Bilingual;
  /** The base URL of the other server, such as `https://avvisi.example/api`. */
  readonly address: string;
  /**
   * Headers sent to the provider; `$NAME` in a value is an environment variable of the proxy, so that no key reaches a
   * browser.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** Path of the records below the base URL; `/` and the resource's name by default. */
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
  readonly fields: D & Exact<F>;
  /** Field that names a record; the first field by default. */
  readonly title?: keyof F & string;
  /**
   * Restricts who sees a field, if not everybody who sees the record does. The provider must omit the field for others,
   * because the console only hides it.
   */
  readonly reads?: { readonly [K in OptionalName<F>]?: ReadRule<RecordOf<Whole<F>>> };
  readonly path?: `/${string}`;
  /** Place of the list in the menu, last by default; `false` for records that people reach from other records. */
  readonly menu?: MenuPlace | false;
  /** Rules across the fields that are written. */
  readonly rules?: TranslatedRules<RecordOf<Written<Whole<F>>>>;
  /** List of the resource. Its filters are all choices and flags by default. */
  readonly list: LabelledList<Whole<F>>;
  readonly form?: LabelledForm<Whole<F>>;
  /** Lists of records that refer to this one, on tabs of its page. */
  readonly related?: { readonly [resource: string]: { readonly by: string } };
  readonly removal?: readonly Omit<TranslatedRule<RecordOf<Whole<F>>>, 'brief'>[];
  readonly actions?: { readonly [K in A]: ForeignAction<RecordOf<Whole<F>>> };
  /** Texts that replace default ones, for example the label of the search. */
  readonly words?: OtherWords;
}

const inputParts: {
  readonly [K in Exclude<
    keyof ForeignInput<LabelledFields, Fields, string>,
    keyof LabelledParts<Fields>
  >]-?: true;
} = {
  label: true,
  labels: true,
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
 * @example export const notices = foreignResource('notices', { address: 'https://avvisi.example', can, label, labels, fields,
 * list });
 */
export function foreignResource<const D extends LabelledFields, const A extends string = never>(
  name: string,
  labelled: ForeignInput<D, Unlabelled<D>, A>,
): Resource<Whole<Unlabelled<D>>> & { readonly name: StoredName } {
  type F = Unlabelled<D>;
  // `orderedByHand` has an error message of its own.
  refuseUnknownParts(name, labelled, { ...inputParts, orderedByHand: true });
  const { screen: input, texts } = withoutTexts(labelled);
  const {
    label,
    labels,
    address,
    headers = {},
    at = `/${name}`,
    dialect = simpleRest,
    menu = {},
    list,
    form,
  } = input;
  const collector = new TextCollector();
  Object.assign(collector.texts, { label, labels });
  const fields = { ...key, ...collector.fields(input.fields) } as unknown as Whole<F>;
  const can =
    'list' in input.can
      ? input.can
      : { list: input.can, create: input.can, update: input.can, delete: input.can };
  const { whole } = input;
  const rules = input.rules && collector.rulesBetween(input.rules as never);
  const removal = input.removal && collector.rules('removal', input.removal as never);
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
  // The page of another record lists the records that refer to it. If the provider pages the list, it gets the
  // reference as a filter.
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
  const declaredActions = collector.actions<never>((input.actions ?? {}) as never, can.update);
  const actions = Object.entries<object>(declaredActions).map(([action, declared]) => [
    action,
    { effects: { undo: 'never' }, ...declared, patch: true },
  ]);
  const translations = { texts: { ...collector.texts, ...texts }, sentences: collector.sentences };
  refuseMistakes(name, () => textMistakes(translations));
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
    words: cataloguesOf(translations),
    // Not an option here: passed on so that callers without type checking get the error message.
    ...('orderedByHand' in input && { orderedByHand: true }),
  };
  return defineResource(name, declaration as unknown as AnyDeclarationInput) as unknown as Resource<
    Whole<F>
  > & {
    readonly name: StoredName;
  };
}
