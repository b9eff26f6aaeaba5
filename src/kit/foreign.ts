import { endpoint } from '../../contract/schema/endpoint';
import type { Fields } from '../../contract/schema/fields';
import { searched } from '../../contract/schema/listing';
import type { Dialect } from '../engine/declaration/dialect';
import { type RestOptions, rest } from './rest';

interface ForeignOptions<F extends Fields, Q extends Fields> extends RestOptions<F> {
  /** The filters that the provider supports. */
  readonly filters: Q;
  readonly dialect: Dialect;
  /** True to load the whole list and search, filter and sort it in the browser. */
  readonly whole?: boolean;
}

const paging = {
  page: { kind: 'number', required: true, integer: true },
  perPage: { kind: 'number', required: true, integer: true },
} as const satisfies Fields;

/**
 * Declares the calls of a resource whose provider is not ours and pages its list: the URLs of {@link rest}, in a given
 * dialect.
 *
 * @example const posts = defineResource('posts', {
 *   ...foreign('/posts', { can, fields, filters: { author: { kind: 'text' } }, dialect: simpleRest }),
 *   title: 'title', list: { columns: ['title'], filters: { of: filters, show: [{ field: 'author' }] } } });
 */
export function foreign<
  const F extends Fields & { readonly id: { readonly kind: 'text' | 'number' } },
  const Q extends Fields,
>(path: `/${string}`, { filters, dialect, whole = false, ...plain }: ForeignOptions<F, Q>) {
  const { declaration } = rest(path, plain);
  const { list, update, ...endpoints } = declaration.endpoints;
  return {
    ...declaration,
    endpoints: {
      ...endpoints,
      dialect,
      update: {
        ...update,
        endpoint: { ...update.endpoint, method: dialect.update ?? update.endpoint.method },
      },
      list: whole
        ? list
        : {
            answers: 'page' as const,
            endpoint: endpoint({
              ...list.endpoint,
              query: { ...filters, ...(dialect.search && searched), ...paging },
              response: {
                kind: 'record',
                required: true,
                of: {
                  data: list.endpoint.response,
                  total: { kind: 'number', required: true, integer: true },
                },
              },
            }),
          },
    },
  };
}
