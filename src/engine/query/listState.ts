import type { Fields } from '../../../contract/schema/fields';
import { type Condition, conditionKey, readCondition, writeCondition } from './condition';
import { readFilter } from './filterKinds';
import { defaultsOf, type RequiredFilter } from './requiredFilter';
import type { Testables } from './testable';

export interface Sort {
  readonly field: string;
  readonly descending: boolean;
}

/** The state of a list. All of it is in the address, so that Back, a reload and a link restore it. */
export interface ListState {
  readonly search: string;
  readonly filters: Readonly<Record<string, string | boolean>>;
  /** The conditions that the person built, in addition to the declared filters. */
  readonly conditions: readonly Condition[];
  readonly order: Sort;
  readonly page: number;
  /** null shows all rows. */
  readonly perPage: number | null;
  readonly hidden: readonly string[];
  /**
   * Parts of the address that are not (or no longer) valid: they are shown as such instead of being ignored or applied.
   */
  readonly invalid: readonly string[];
}

/** The facts about a list that the codec needs. */
export interface ListShape {
  /** True if the list can be searched. */
  readonly searches: boolean;
  /** The column names; the first is always shown. */
  readonly columns: readonly string[];
  /** The columns that can be sorted by. */
  readonly orders: readonly string[];
  readonly sort: string;
  readonly filters: Fields;
  /** The filter shown as a row of chips. */
  readonly chips?: string | undefined;
  /** Filters that always have a value. */
  readonly always?: Readonly<Record<string, RequiredFilter>>;
  /** The fields that conditions may test. */
  readonly testable: Testables;
  readonly pageSizes: readonly (number | null)[];
  readonly pageSize: number;
  /** The columns that this person hides by default. */
  readonly hidden: readonly string[];
  /** The columns that are hidden until somebody chooses them. */
  readonly optional?: readonly string[];
  /** True if an address without a query opens the person's default view instead of the initial list. */
  readonly explicit?: boolean;
}

/**
 * The current version of the address format. A query of another version may mean something else, so none of it is
 * applied.
 */
const VERSION = '1';
const ALL = 'tutti';
const NONE = '-';

/** Parses an order: `-lastLogin` sorts the latest first. */
export const parseSort = (written: string): Sort => ({
  field: written.replace(/^-/, ''),
  descending: written.startsWith('-'),
});

type Part = Partial<ListState> | undefined;

/** The query parameters with fixed names; each returns the change it makes, or undefined for an invalid value. */
const parts: Readonly<Record<string, (value: string, shape: ListShape) => Part>> = {
  q: (search, { searches }) => (searches ? { search } : undefined),
  sort: (value, { orders }) =>
    orders.includes(parseSort(value).field) ? { order: parseSort(value) } : undefined,
  page: (value) => (/^[1-9]\d{0,5}$/.test(value) ? { page: Number(value) } : undefined),
  per: (value, { pageSizes }) => (pageSizes.includes(sizeOf(value)) ? { perPage: sizeOf(value) } : undefined),
  v: () => ({}),
};

/** Reads the query of an address, as `?q=rossi&stato=1&email.contains=edu&sort=-lastLogin&v=1`. Never throws. */
export function readListState(query: string, shape: ListShape): ListState {
  const start = startOf(shape);
  const given = [...new URLSearchParams(query)];
  const versions = given.filter(([name]) => name === 'v').map(([, value]) => value);
  if (versions.some((version) => version !== VERSION)) return { ...start, invalid: given.map(written) };

  const seen = new Set<string>();
  let state = start;
  for (const [name, value] of given) {
    const part = seen.has(name) ? undefined : readPart(name, value, shape, state);
    seen.add(name);
    state = { ...state, ...(part ?? { invalid: [...state.invalid, written([name, value])] }) };
  }
  return state;
}

function readPart(name: string, value: string, shape: ListShape, state: ListState): Part {
  if (Object.hasOwn(parts, name)) return parts[name]?.(value, shape);
  if (name === 'hide') return readHidden(value, shape, state);
  const always = shape.always && Object.hasOwn(shape.always, name) ? shape.always[name] : undefined;
  if (always)
    return always.values.includes(value) ? { filters: { ...state.filters, [name]: value } } : undefined;
  const field = Object.hasOwn(shape.filters, name) ? shape.filters[name] : undefined;
  const filter = field && readFilter(field, value);
  if (filter !== undefined) return { filters: { ...state.filters, [name]: filter } };
  const condition = readCondition(shape.testable, name, value);
  return condition && { conditions: [...state.conditions, condition] };
}

function readHidden(value: string, shape: ListShape, state: ListState): Part {
  const names = value === NONE ? [] : [...new Set(value.split(','))];
  const unknown = names.filter((name) => !shape.columns.slice(1).includes(name));
  return {
    hidden: shape.columns.filter((name) => names.includes(name) && !unknown.includes(name)),
    invalid: [...state.invalid, ...unknown.map((name) => written(['hide', name]))],
  };
}

const written = ([name, value]: readonly [string, string]) => (value ? `${name}=${value}` : name);

/** Writes the query of an address that shows this state; defaults are omitted. */
export function writeListState(state: ListState, shape: ListShape): string {
  const start = startOf(shape);
  const query = new URLSearchParams();
  if (state.search) query.set('q', state.search);
  for (const [name, value] of Object.entries(state.filters)) {
    if (value !== start.filters[name]) query.set(name, String(value));
  }
  for (const condition of state.conditions) query.set(...writeCondition(shape.testable, condition));
  const sort = `${state.order.descending ? '-' : ''}${state.order.field}`;
  if (sort !== shape.sort) query.set('sort', sort);
  if (state.page !== start.page) query.set('page', String(state.page));
  if (state.perPage !== start.perPage) query.set('per', String(state.perPage ?? ALL));
  // Written whenever a column is hidden or shown, now or by default: the defaults of another browser may differ.
  const declared = (shape.optional ?? []).join();
  if (state.hidden.join() !== declared || start.hidden.join() !== declared)
    query.set('hide', state.hidden.join() || NONE);
  if (query.size > 0 || shape.explicit) query.set('v', VERSION);
  return query.size > 0 ? `?${query}` : '';
}

/** Returns the initial state of a list. */
export const startOf = (shape: ListShape): ListState => ({
  search: '',
  filters: defaultsOf(shape.always),
  conditions: [],
  order: parseSort(shape.sort),
  page: 1,
  perPage: shape.pageSize,
  hidden: shape.hidden,
  invalid: [],
});

/** Counts the active filters. The search is not counted, because its box shows it. */
export const activeFilters = ({ filters, conditions }: Pick<ListState, 'filters' | 'conditions'>) =>
  Object.keys(filters).length + conditions.length;

/** Adds a condition, replacing one with the same field and operator. */
export const withCondition = (conditions: readonly Condition[], added: Condition): readonly Condition[] => [
  ...conditions.filter((one) => conditionKey(one) !== conditionKey(added)),
  added,
];

const sizeOf = (written: string) => (written === ALL ? null : Number(written));
