import { isDay } from '../../../contract/dates';
import type { Field, Fields } from '../../../contract/fields';

export interface Order {
  readonly field: string;
  readonly descending: boolean;
}

/** What a list is showing. All of it is in the address, so that Back, a reload and a link bring it back. */
export interface ListState {
  readonly search: string;
  readonly filters: Readonly<Record<string, string | boolean>>;
  readonly order: Order;
  readonly page: number;
  /** null is all of them. */
  readonly perPage: number | null;
  /** Parts of the address that mean nothing here (any more): shown, never silently obeyed. */
  readonly invalid: readonly string[];
}

/** What the codec needs to know of a list. */
export interface ListShape {
  readonly columns: readonly string[];
  readonly sort: string;
  readonly filters: Fields;
  readonly pageSizes: readonly (number | null)[];
  readonly pageSize: number;
}

const ALL = 'tutti';

/** An order as it is written: `-lastLogin` is the latest first. */
export const orderOf = (written: string): Order => ({
  field: written.replace(/^-/, ''),
  descending: written.startsWith('-'),
});

/** Reads the query of an address, as `?q=rossi&stato=1&sort=-lastLogin&page=2&per=tutti`. Never throws. */
export function readListState(query: string, shape: ListShape): ListState {
  const invalid: string[] = [];
  const filters: Record<string, string | boolean> = {};
  let { order, page, perPage, search } = startOf(shape);
  for (const [name, value] of new URLSearchParams(query)) {
    const field = Object.hasOwn(shape.filters, name) ? shape.filters[name] : undefined;
    const filter = field && readFilter(field, value);
    if (filter !== undefined) filters[name] = filter;
    else if (name === 'q') search = value;
    else if (name === 'sort' && shape.columns.includes(orderOf(value).field)) order = orderOf(value);
    else if (name === 'page' && /^[1-9]\d{0,5}$/.test(value)) page = Number(value);
    else if (name === 'per' && shape.pageSizes.includes(sizeOf(value))) perPage = sizeOf(value);
    else invalid.push(value ? `${name}=${value}` : name);
  }
  return { search, filters, order, page, perPage, invalid };
}

/** The query of an address that shows this; what is as it starts is left out. */
export function writeListState(state: ListState, shape: ListShape): string {
  const start = startOf(shape);
  const query = new URLSearchParams();
  if (state.search) query.set('q', state.search);
  for (const [name, value] of Object.entries(state.filters)) query.set(name, String(value));
  const sort = `${state.order.descending ? '-' : ''}${state.order.field}`;
  if (sort !== shape.sort) query.set('sort', sort);
  if (state.page !== start.page) query.set('page', String(state.page));
  if (state.perPage !== start.perPage) query.set('per', String(state.perPage ?? ALL));
  const written = query.toString();
  return written ? `?${written}` : '';
}

const startOf = (shape: ListShape): ListState => ({
  search: '',
  filters: {},
  order: orderOf(shape.sort),
  page: 1,
  perPage: shape.pageSize,
  invalid: [],
});

const sizeOf = (written: string) => (written === ALL ? null : Number(written));

function readFilter(field: Field, written: string): string | boolean | undefined {
  if (field.kind === 'flag') return written === 'true' ? true : written === 'false' ? false : undefined;
  if (field.kind === 'choice') return field.of.includes(written) ? written : undefined;
  if (field.kind === 'day') return isDay(written) ? written : undefined;
  return written || undefined;
}
