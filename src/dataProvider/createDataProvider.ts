import type { CreateParams, DataProvider, DeleteParams, GetListParams, UpdateParams } from 'react-admin';
import type { Endpoint } from '../../contract/schema/endpoint';
import type { Session } from '../../contract/session/session';
import type { CallApi } from '../api/CallApi';
import type { Call } from '../api/call';
import type { EngineDataProvider } from '../api/EngineDataProvider';
import { NO_VERSION, VERSION } from '../api/version';
import { keyOf, type Resource, type Row } from '../engine/declaration/defineResource';
import { isOrdered } from '../engine/declaration/ordered';
import { bodyOf, type Sending } from '../engine/declaration/sending';
import { ApiError } from './ApiError';
import { asPage } from './asPage';
import { inDialectLater } from './inDialectLater';
import { manyRecords } from './manyRecords';
import { apartFromPath, eachOf, mineOf, paramsOf, partsOf } from './requests';

/** The metadata of a form's call: the version that was read, the idempotency key, and the progress callback. */
type CallMeta =
  | {
      readonly version?: string;
      readonly idempotencyKey?: string;
      readonly progress?: (sent: number) => void;
    }
  | undefined;

type Answered = Readonly<Record<string, unknown>>;

/**
 * Creates react-admin's data provider for declared resources: the endpoints and field names come from each
 * declaration's `endpoints`. Failures are ApiErrors, which react-admin handles like its HttpError.
 *
 * @param session the acting user, read at each call
 */
export function createDataProvider(
  resources: readonly Resource[],
  callApi: CallApi,
  session: () => Session | undefined,
): DataProvider & EngineDataProvider {
  // The only place where a call's types are known only to its declaration.
  const plain = callApi as unknown as Call;
  const calls = new Map(
    resources.map((resource) => {
      const { dialect } = resource.endpoints;
      return [resource, dialect ? inDialectLater(plain, resource, dialect) : plain] as const;
    }),
  );
  const callOf = (resource: Resource) => calls.get(resource) ?? plain;

  const resourceOf = (name: string) => {
    const resource = resources.find((one) => one.name === name);
    if (!resource) throw new Error(`No resource is declared as "${name}"`);
    return resource;
  };
  // The answer was just parsed and nobody else holds it, so mutate it instead of copying ten thousand records.
  const rowOf = (resource: Resource, record: Answered, version?: string): Row =>
    Object.assign(record, { id: keyOf(resource, record) }, version !== undefined && { [VERSION]: version });
  // A provider without versions gets a placeholder, which marks the record as read.
  const readVersion = ({ endpoints }: Resource, version: string | undefined) =>
    version ?? (endpoints.dialect ? NO_VERSION : undefined);

  async function getWhole(resource: Resource, filters?: Answered, body: Answered = {}): Promise<Row[]> {
    const { endpoint, ...how } = resource.endpoints.list;
    const answers = await Promise.all(
      eachOf(resource).map(async (each) => {
        const params = paramsOf(resource, endpoint, mineOf(session()), { each, filters });
        const { data } = await callOf(resource)(endpoint, {
          params,
          ...(endpoint.body ? { body } : {}),
        });
        return ('at' in how ? (data as Answered)[how.at] : data) as readonly Answered[];
      }),
    );
    const rows = answers.flat().map((record) => rowOf(resource, record));
    // A record that is in several answers is kept once.
    return answers.length > 1 ? [...new Map(rows.map((row) => [row.id, row])).values()] : rows;
  }

  async function getPage(
    resource: Resource,
    { pagination, filter, sort, signal, meta }: Partial<GetListParams> = {},
  ) {
    const { endpoint } = resource.endpoints.list;
    // Without an order the provider's default applies.
    const order =
      sort && isOrdered(resource.endpoints, sort.field) && `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;
    const { page = 1, perPage = resource.list.pageSize } = pagination ?? {};
    const asked = {
      ...filter,
      page,
      perPage,
      ...(order && { sort: order }),
      ...(meta?.language && { language: meta.language }),
    };
    const { data } = await callOf(resource)(endpoint, {
      params: paramsOf(resource, endpoint, mineOf(session())),
      ...(endpoint.body
        ? { body: { ...asked, page: String(page), perPage: String(perPage) } }
        : { query: asked }),
      ...(signal && { signal }),
    });
    const answer = data as { readonly data: readonly Answered[]; readonly total: number };
    return { data: answer.data.map((record) => rowOf(resource, record)), total: answer.total };
  }

  const provider = {
    async getList(name: string, asked?: Partial<GetListParams>) {
      const resource = resourceOf(name);
      const { answers, atOnce } = resource.endpoints.list;
      if (answers === 'page' || asked?.meta?.paged) return getPage(resource, asked);
      // For a longer list only the first records are loaded; the total shows that there are more.
      if (atOnce) return getPage(resource, { pagination: { page: 1, perPage: atOnce } });
      const { inPath, others } = apartFromPath(resource, asked?.filter);
      // If only a few records are wanted, let the provider filter them instead of sending all.
      const body = asked?.meta?.narrowed ? others : {};
      return asPage(await getWhole(resource, inPath, body), { ...asked, filter: others });
    },

    async getOne(name: string, { id }: { id: string }) {
      const resource = resourceOf(name);
      if (!resource.endpoints.read) {
        const paged = resource.endpoints.list.answers === 'page';
        const found = paged
          ? (await getPage(resource, { filter: partsOf(resource, id) })).data
          : await getWhole(resource, partsOf(resource, id));
        const row = found.find((one) => one.id === id);
        if (!row) throw ApiError.of(404, { code: 'notFound' });
        return { data: row };
      }
      const { endpoint } = resource.endpoints.read;
      const { data, version } = await callOf(resource)(endpoint, {
        params: paramsOf(resource, endpoint, mineOf(session()), { id }),
      });
      return { data: rowOf(resource, data as Answered, readVersion(resource, version)) };
    },

    async update(name: string, { id, data, previousData, meta }: UpdateParams) {
      const resource = resourceOf(name);
      const { update } = resource.endpoints;
      if (!update) throw new Error(`Resource "${name}" declares no update`);
      const answer = await callOf(resource)(update.endpoint, {
        params: paramsOf(resource, update.endpoint, mineOf(session()), { id: String(id) }),
        body: bodyOf(update as Sending, data),
        // Without an explicit version, use that of the record the caller had read.
        ifMatch: ((meta as CallMeta)?.version ?? previousData?.[VERSION]) || undefined,
        progress: (meta as CallMeta)?.progress,
      });
      return { data: rowOf(resource, answer.data as Answered, readVersion(resource, answer.version)) };
    },

    async create(name: string, { data, meta }: CreateParams) {
      const resource = resourceOf(name);
      const create = resource.endpoints.create as Sending | undefined;
      if (!create) throw new Error(`Resource "${name}" declares no creation`);
      const { endpoint, params = {} } = create;
      const inPath = Object.entries(params).map(([param, field]) => [param, String(data[field] ?? '')]);
      const answer = await callOf(resource)(endpoint, {
        params: paramsOf(resource, endpoint, mineOf(session()), { given: Object.fromEntries(inPath) }),
        body: bodyOf(create, data),
        idempotencyKey: (meta as CallMeta)?.idempotencyKey,
        progress: (meta as CallMeta)?.progress,
      });
      return { data: rowOf(resource, answer.data as Answered, answer.version) };
    },

    async delete(name: string, { id, previousData, meta }: DeleteParams) {
      const resource = resourceOf(name);
      const { remove } = resource.endpoints;
      if (!remove) throw new Error(`Resource "${name}" declares no deletion`);
      const { version = previousData?.[VERSION], idempotencyKey } = (meta as CallMeta) ?? {};
      await callOf(resource)(remove.endpoint, {
        params: paramsOf(resource, remove.endpoint, mineOf(session()), { id: String(id) }),
        body: bodyOf(remove as Sending, previousData ?? {}),
        ...(remove.endpoint.effect === 'update' ? { ifMatch: version || undefined } : { idempotencyKey }),
      });
      return { data: previousData };
    },

    async callEndpoint(
      name: string,
      endpoint: Endpoint,
      { id, params: given, ...input }: Parameters<EngineDataProvider['callEndpoint']>[2],
    ) {
      const resource = resourceOf(name);
      const params = paramsOf(resource, endpoint, mineOf(session()), { id, given });
      return (await callOf(resource)(endpoint, { params, ...input })).data;
    },
  };
  const one = provider as unknown as DataProvider;
  return { ...provider, ...manyRecords(one, resourceOf) } as unknown as DataProvider & EngineDataProvider;
}
