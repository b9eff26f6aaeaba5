import type { DataProvider } from 'react-admin';
import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Call, CallParts } from '../../api/call';
import type { Dialect } from '../../engine/declaration/dialect';
import type { Names } from './names';
import { type HttpClient, packages } from './packages';
import type { PageRequest } from './pageRequest';
import { wireValue } from './records';

type Json = Readonly<Record<string, unknown>>;
type Answered = Awaited<ReturnType<Call>>;

/**
 * Returns functions that make the calls of a resource through a package with a react-admin data provider. The package
 * determines the method, the URL, the query and the body, and parses the answer. Our own client sends the requests: it
 * authorises them, reports who rejected what and why, and can abort them.
 */
export function throughPackage(
  call: Call,
  dialect: Dialect & { readonly by: NonNullable<Dialect['by']> },
  names: Names,
  /** The path parameter that takes the key of a record. */
  called: string,
) {
  /** Loads the package with a client that sends one request to this endpoint; `answer` is the response. */
  async function over(endpoint: Endpoint, { params = {}, body: _, ...input }: CallParts) {
    const { default: provider } = await packages[dialect.by]();
    let answer: Answered | undefined;
    const client: HttpClient = async (asked, { method = 'GET', headers, body, signal } = {}) => {
      // The URL is relative to the provider: no origin is known here.
      const { pathname, searchParams } = new URL(String(asked), 'http://provider');
      answer = await call(
        { ...endpoint, method: method as Endpoint['method'], path: pathname as Endpoint['path'] },
        {
          ...input,
          ...(searchParams.size > 0 && { query: Object.fromEntries(searchParams) }),
          ...(headers && { headers: Object.fromEntries(new Headers(headers)) }),
          ...(typeof body === 'string' && { body: JSON.parse(body) }),
          ...(signal && { signal }),
        },
      );
      return { status: 200, headers: answer.headers ?? new Headers(), body: '', json: answer.data };
    };
    const path = endpoint.path.slice(1).replace(/\/\{\w+\}$/, '');
    const name = path.replace(/\{(\w+)\}/g, (_all, param: string) => encodeURIComponent(params[param] ?? ''));
    return { provider: provider('', client), name, version: () => answer?.version };
  }

  return {
    async list(endpoint: Endpoint, input: CallParts, { page, perPage, sort, search, filter }: PageRequest) {
      const { provider, name } = await over(endpoint, input);
      const { data, total = 0 } = await provider.getList(name, {
        pagination: { page, perPage },
        ...(sort && {
          sort: { field: names.wire(sort.replace(/^-/, '')), order: sort.startsWith('-') ? 'DESC' : 'ASC' },
        }),
        filter: {
          ...(dialect.search && search ? { [dialect.search]: search } : {}),
          ...Object.fromEntries(
            Object.entries(filter).map(([field, value]) => [
              names.wire(field),
              wireValue(dialect, names, field, value),
            ]),
          ),
        },
        ...(input.signal && { signal: input.signal }),
      });
      return { found: data as readonly Json[], total };
    },

    async one(endpoint: Endpoint, input: CallParts): Promise<Answered> {
      const { provider, name, version } = await over(endpoint, input);
      const id = input.params?.[called] ?? '';
      const { data } = await asked(provider, name, endpoint.method, id, input.body as Json);
      return { data, version: version() };
    },
  };
}

function asked(provider: DataProvider, name: string, method: Endpoint['method'], id: string, data: Json) {
  const previousData = { id };
  switch (method) {
    case 'GET':
      return provider.getOne(name, { id });
    case 'POST':
      return provider.create(name, { data });
    case 'DELETE':
      return provider.delete(name, { id, previousData });
    default:
      return provider.update(name, { id, data, previousData });
  }
}
