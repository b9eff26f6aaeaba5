import type { Fields } from '../../../contract/schema/fields';
import { type Condition, conditionKey, readCondition, writeCondition } from './condition';
import { readFilter } from './filterKinds';
import { defaultsOf, type RequiredFilter } from './requiredFilter';
import type { Testables } from './testable';

export interface Order {
  readonly field: string;
  readonly descending: boolean;
}

/** What a list is showing. All of it is in the address, so that Back, a reload and a link bring it back. */
export interface ListState {
  readonly search: string;
  readonly filters: Readonly<Record<string, string | boolean>>;
  /** The tests that somebody put together, besides the declared filters. */
  readonly conditions: readonly Condition[];
  readonly order: Order;
  readonly page: number;
  /** null is all of them. */
  readonly perPage: number | null;
  /** Columns that are not shown. */
  readonly hidden: readonly string[];
  /** Parts of the address that mean nothing here (any more): shown, never silently obeyed. */
  readonly invalid: readonly string[];
}

/** What the codec needs to know of a list. */
export interface ListShape {
  /** Whether it can be searched. */
  readonly searches: boolean;
  /** The first one is always shown. */
  readonly columns: readonly string[];
  /** The columns that it can be ordered by. */
  readonly orders: readonly string[];
  readonly sort: string;
  readonly filters: Fields;
  /** The filter that is shown as a row of chips. */
  readonly chips?: string | undefined;
  /** Filters that always have one of some values. */
  readonly always?: Readonly<Record<string, RequiredFilter>>;
  /** The fields that conditions may test. */
  readonly testable: Testables;
  readonly pageSizes: readonly (number | null)[];
  readonly pageSize: number;
  /** What is hidden where the address does not say. */
  readonly hidden: readonly string[];
  /** An address without a query is not the list as it starts, but somebody's default view. */
  readonly explicit?: boolean;
}

/** How addresses are written today. A link of another version may mean something else: nothing of it is obeyed. */
const VERSION = '1';
const ALL = 'tutti';
const NONE = '-';

/** An order as it is written: `-lastLogin` is the latest first. */
export const orderOf = (written: string): Order => ({
  field: written.replace(/^-/, ''),
  descending: written.startsWith('-'),
});

type Part = Partial<ListState> | undefined;

/** The parts that have a name of their own; each gives what it changes, or nothing when its value means nothing. */
const parts: Readonly<Record<string, (value: string, shape: ListShape) => Part>> = {
  q: (search, { searches }) => (searches ? { search } : undefined),
  sort: (value, { orders }) =>
    orders.includes(orderOf(value).field) ? { order: orderOf(value) } : undefined,
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

/** The query of an address that shows this; what is as it starts is left out. */
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
  // Said whenever there is something to say: what somebody else's browser hides by itself is another thing.
  if (state.hidden.length > 0 || start.hidden.length > 0) query.set('hide', state.hidden.join() || NONE);
  if (query.size > 0 || shape.explicit) query.set('v', VERSION);
  return query.size > 0 ? `?${query}` : '';
}

/** A list as it starts. */
export const startOf = (shape: ListShape): ListState => ({
  search: '',
  filters: defaultsOf(shape.always),
  conditions: [],
  order: orderOf(shape.sort),
  page: 1,
  perPage: shape.pageSize,
  hidden: shape.hidden,
  invalid: [],
});

/** How many filters are in force. The search is not one of them: it is in its box. */
export const activeFilters = ({ filters, conditions }: Pick<ListState, 'filters' | 'conditions'>) =>
  Object.keys(filters).length + conditions.length;

/** The conditions with one more, in place of the one of the same field and operator. */
export const withCondition = (conditions: readonly Condition[], added: Condition): readonly Condition[] => [
  ...conditions.filter((one) => conditionKey(one) !== conditionKey(added)),
  added,
];

const sizeOf = (written: string) => (written === ALL ? null : Number(written));
