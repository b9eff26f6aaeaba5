import type { GetListParams } from 'react-admin';
import type { Row } from '../engine/declaration/defineResource';

type ListParams = Partial<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>;

/**
 * Applies react-admin's filter, sort and pagination to a list that is answered whole. The engine requests all rows in
 * their original order (`id`), which copies nothing.
 */
export function asPage(rows: readonly Row[], { pagination, sort, filter = {} }: ListParams) {
  const wanted = Object.entries(filter);
  const found = wanted.length > 0 ? rows.filter((row) => wanted.every((one) => has(row, one))) : rows;
  const ordered = sort && sort.field !== 'id' ? [...found].sort(by(sort)) : found;
  const { page = 1, perPage = ordered.length } = pagination ?? {};
  const data = ordered.length > perPage ? ordered.slice((page - 1) * perPage, page * perPage) : ordered;
  return { data: data as Row[], total: found.length };
}

/** Returns true if a field equals the value, or one of several values. */
const has = (row: Row, [field, value]: [string, unknown]): boolean =>
  Array.isArray(value)
    ? value.map(String).includes(String(row[field]))
    : String(row[field]) === String(value);

/** Returns the comparator: empty values come last; texts sort by Italian collation. */
function by({ field, order }: NonNullable<ListParams['sort']>) {
  const direction = order === 'DESC' ? -1 : 1;
  return (a: Row, b: Row): number => {
    const [one, other] = [a[field], b[field]];
    if (one == null || other == null) return Number(one == null) - Number(other == null);
    if (typeof one === 'number' && typeof other === 'number') return direction * (one - other);
    return direction * ITALIAN.compare(String(one), String(other));
  };
}

const ITALIAN = new Intl.Collator('it', { numeric: true });
