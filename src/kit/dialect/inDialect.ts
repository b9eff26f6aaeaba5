import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Call, CallParts } from '../../api/call';
import type { Resource } from '../../engine/declaration/defineResource';
import type { Dialect } from '../../engine/declaration/dialect';
import { endpointCalls } from '../../engine/declaration/endpointCalls';
import { SEARCH } from '../../engine/declaration/ordered';
import { namesOf } from './names';
import { type PageRequest, pageRequestQuery } from './pageRequest';
import { valueAt } from './places';
import { readRecord, versionIn, writeBody } from './records';
import { refusalReader } from './refusals';
import { throughPackage } from './throughPackage';

type Json = Readonly<Record<string, unknown>>;

/** The number of records requested at once of a list that is loaded whole. */
const PIECE = 1000;

/** Ignores a weak ETag, which only says that two answers are equivalent: If-Match cannot use it (RFC 9110, 13.1.1). */
const strong = (etag: string | undefined) => (etag?.startsWith('W/') ? undefined : etag);

/**
 * Wraps the calls of a resource whose provider is not ours, converting requests and answers between the engine's format
 * and the provider's. Calls that concern neither its list nor one of its records pass unchanged.
 */
export function inDialect(call: Call, resource: Resource, dialect: Dialect): Call {
  const { endpoints, fields } = resource;
  const { read, update } = endpoints;
  const names = namesOf(dialect, fields);
  const refusal = refusalReader(dialect, names);
  const called = endpoints.idParam ?? resource.key[0] ?? '';
  const { by } = dialect;
  const byPackage = by && throughPackage(call, { ...dialect, by }, names, called);
  /** The cursors of known pages, for providers that paginate with cursors. */
  const cursors = new Map<string, string>();

  async function list(endpoint: Endpoint, { query = {}, ...input }: CallParts) {
    if (endpoints.list.answers !== 'page')
      return dialect.page || by
        ? whole(endpoint, input)
        : records(await call(endpoint, { ...input, refusal }));
    const { page = 1, perPage, sort, [SEARCH]: search, ...filter } = query as Json & Partial<PageRequest>;
    return {
      data: await pageOf(endpoint, input, {
        page,
        perPage: Number(perPage),
        sort,
        search,
        filter,
      } as PageRequest),
    };
  }

  /** Requests all pages of a list that is processed in the browser. */
  async function whole(endpoint: Endpoint, input: CallParts) {
    const rows: Json[] = [];
    let perPage = PIECE;
    for (let page = 1; ; page++) {
      const sort = resource.key[0];
      const { data, total } = await pageOf(endpoint, input, { page, perPage, sort, filter: {} });
      rows.push(...data);
      if (data.length === 0 || rows.length >= total) break;
      // If the provider returns fewer records than requested, its limit is smaller.
      if (page === 1) perPage = data.length;
    }
    return { data: 'at' in endpoints.list ? { data: rows } : rows };
  }

  async function pageOf(endpoint: Endpoint, input: CallParts, asked: PageRequest) {
    const { page } = asked;
    if (byPackage) {
      const { found, total } = await byPackage.list(endpoint, { ...input, refusal }, asked);
      return { data: found.map((record) => readRecord(dialect, names, record)), total };
    }
    const first = dialect.page?.by === 'cursor' ? await known({ ...asked, page }) : asked.page;
    for (let at = first; ; at++) {
      const answer = await call(endpoint, {
        ...input,
        refusal,
        query: pageRequestQuery(
          dialect,
          names,
          { ...asked, page: at },
          cursors.get(keyOf({ ...asked, page: at })),
        ),
      });
      remember({ ...asked, page: at + 1 }, answer.data);
      if (at >= page) return { data: rowsIn(answer.data), total: totalIn(answer.data, answer.headers) };
    }
  }

  const keyOf = ({ page, perPage, sort, search, filter }: PageRequest) =>
    JSON.stringify([page, perPage, sort, search, filter]);
  /** Returns the last page, up to the wanted one, whose cursor is known. */
  function known(asked: PageRequest): number {
    for (let page = asked.page; page > 1; page--) if (cursors.has(keyOf({ ...asked, page }))) return page;
    return 1;
  }
  function remember(asked: PageRequest, data: unknown) {
    const next = dialect.page?.by === 'cursor' ? valueAt(data, dialect.page.next) : undefined;
    if (typeof next === 'string') cursors.set(keyOf(asked), next);
  }

  function rowsIn(data: unknown): readonly Json[] {
    const place = dialect.records ?? (endpoints.list.answers === 'page' ? 'data' : '');
    return (valueAt(data, place) as readonly Json[]).map((record) => readRecord(dialect, names, record));
  }

  function records({ data }: Awaited<ReturnType<Call>>) {
    const rows = rowsIn(data);
    return { data: 'at' in endpoints.list ? { data: rows } : rows };
  }

  function totalIn(data: unknown, headers: Headers | undefined): number {
    const [where = 'body', ...rest] = (dialect.total ?? 'body:total').split(':');
    const place = rest.join(':');
    const total = Number((where === 'body' ? valueAt(data, place) : headers?.get(place)) ?? Number.NaN);
    // Without the total, records could be missing unnoticed.
    if (Number.isNaN(total))
      throw new Error(`The list does not answer how many records there are, at ${where} ${place}.`);
    return total;
  }

  async function one(endpoint: Endpoint, { body, ifMatch, ...input }: CallParts) {
    const id = input.params?.[called];
    const send = byPackage ? byPackage.one : call;
    const before = body === undefined ? undefined : await changed(endpoint, input, ifMatch);
    const seen = ifMatch ?? before?.version;
    const answer = await send(endpoint, {
      ...input,
      refusal,
      ...(!dialect.version && { ifMatch: seen }),
      ...(body !== undefined && {
        body: writeBody(dialect, names, body as Json, { id, version: seen, whole: before?.whole }),
      }),
    });
    const record = valueAt(answer.data, dialect.record ?? '') as Json | undefined;
    if (!record) return { data: undefined };
    return {
      data: readRecord(dialect, names, record),
      version: versionIn(dialect, record) ?? strong(answer.version),
    };
  }

  /**
   * Reads the current record before an update that needs it: a body that replaces the whole record must keep the fields
   * outside the form, and an update without a version uses the current one.
   */
  async function changed(endpoint: Endpoint, input: CallParts, ifMatch: string | undefined) {
    if (endpoint.id !== update?.endpoint.id || !read) return undefined;
    const replaces = endpoint.method === 'PUT' && (byPackage || ifMatch === undefined);
    if (!replaces && ifMatch !== undefined) return undefined;
    const send = byPackage ? byPackage.one : call;
    const { idempotencyKey: _, ...asked } = input;
    const answer = await send(read.endpoint, { ...asked, refusal });
    const record = valueAt(answer.data, dialect.record ?? '') as Json;
    const version = versionIn(dialect, record) ?? strong(answer.version);
    return { ...(replaces && { whole: record }), ...(version !== undefined && { version }) };
  }

  const { create, remove } = endpoints;
  const single = [read, update, create, remove].map((use) => use?.endpoint.id);
  const own = new Set(endpointCalls(resource).map((one) => one.endpoint.id));
  return (endpoint, input) => {
    if (endpoint.id === endpoints.list.endpoint.id) return list(endpoint, input);
    if (single.includes(endpoint.id)) return one(endpoint, input);
    // The resource's actions are the provider's; other calls, such as saved views, go to our own provider.
    return call(endpoint, own.has(endpoint.id) ? { ...input, refusal } : input);
  };
}
