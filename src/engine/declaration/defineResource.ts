import type { Fields, RecordOf } from '../../../contract/fields';
import type { Action } from './action';
import type { Declaration, Filters, List } from './declaration';

/** A record as react-admin knows it: its key is also its `id`. */
export interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

interface ErasedList extends Omit<List<Fields, Fields>, 'filters'> {
  readonly filters: Omit<Filters<Fields, Fields>, 'where'> & {
    where(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  };
}

/**
 * A resource whose declaration was checked. The engine reads every resource by this one type; `F` only
 * remembers the fields for whoever needs its records typed, see {@link RecordsOf}.
 */
export interface Resource<F extends Fields = Fields>
  extends Omit<Declaration<Fields, Fields, Fields, Record<string, Fields>>, 'list' | 'actions' | 'fields'> {
  readonly name: string;
  readonly fields: F;
  readonly list: ErasedList;
  readonly actions: Readonly<Record<string, Action<Row, Fields>>>;
}

/** The records of a resource. */
export type RecordsOf<R> = R extends Resource<infer F> ? RecordOf<F> & { readonly id: string } : never;

/**
 * Declares a resource: its list, filters, actions and form follow from it. A name that the fields, the
 * filters or the body of a call do not have does not compile; what types cannot tell is checked here.
 *
 * @throws Error naming the declaration and what is wrong in it
 * @example export const users = defineResource('user', { fields: userFields, key: 'uid', … });
 */
export function defineResource<
  const F extends Fields,
  const Q extends Fields,
  const B extends Fields,
  const A extends { readonly [name: string]: Fields },
>(name: string, declaration: Declaration<F, Q, B, A>): Resource<F> {
  const { list, wire, key } = declaration;
  if (!list.pageSizes.includes(list.pageSize)) {
    throw new Error(`Resource "${name}": the page size ${list.pageSize} is not one of its page sizes`);
  }
  for (const { endpoint } of [wire.list, wire.read, wire.update]) {
    const unfilled = Object.keys(endpoint.params).find((param) => param !== key && !(param in wire.scope));
    if (unfilled) {
      throw new Error(
        `Resource "${name}": nothing fills {${unfilled}} of ${endpoint.path}; name it in wire.scope`,
      );
    }
  }
  return { name, ...declaration } as unknown as Resource<F>;
}
