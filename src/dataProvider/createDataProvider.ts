import type { DataProvider, UpdateParams } from 'ra-core';
import type { Endpoint } from '../../contract/endpoint';
import type { Session } from '../../contract/entities/session';
import type { Resource, Row } from '../engine/declaration/defineResource';
import type { EngineDataProvider } from '../engine/EngineDataProvider';
import { VERSION } from '../engine/version';
import type { CallApi } from './callApi';
import { mineOf, paramsOf, updateBody } from './requests';

type Answered = Readonly<Record<string, unknown>>;

/**
 * react-admin's data provider for declared resources: which endpoint answers what, and under which names,
 * is each declaration's `wire`. A failure is an ApiError, which react-admin reads as its HttpError.
 *
 * @param session who acts, asked at each call
 */
export function createDataProvider(
  resources: readonly Resource[],
  callApi: CallApi,
  session: () => Session | undefined,
): DataProvider & EngineDataProvider {
  // The one place where a call's types are known only to its declaration.
  const call = callApi as unknown as (
    endpoint: Endpoint,
    input: object,
  ) => Promise<{ data: unknown; version?: string }>;

  const resourceOf = (name: string) => {
    const resource = resources.find((one) => one.name === name);
    if (!resource) throw new Error(`No resource is declared as "${name}"`);
    return resource;
  };
  const rowOf = (resource: Resource, record: Answered, version?: string): Row => ({
    ...record,
    id: String(record[resource.key]),
    ...(version ? { [VERSION]: version } : {}),
  });

  const provider = {
    async getList(name: string) {
      const resource = resourceOf(name);
      const { endpoint } = resource.wire.list;
      const params = paramsOf(resource, endpoint, mineOf(session()));
      const { data } = await call(endpoint, { params, ...(endpoint.body ? { body: {} } : {}) });
      const rows = (data as readonly Answered[]).map((record) => rowOf(resource, record));
      return { data: rows, total: rows.length };
    },

    async getOne(name: string, { id }: { id: string }) {
      const resource = resourceOf(name);
      const { endpoint } = resource.wire.read;
      const { data, version } = await call(endpoint, {
        params: paramsOf(resource, endpoint, mineOf(session()), id),
      });
      return { data: rowOf(resource, data as Answered, version) };
    },

    async update(name: string, { id, data, meta }: UpdateParams) {
      const resource = resourceOf(name);
      const { endpoint, names } = resource.wire.update;
      const answer = await call(endpoint, {
        params: paramsOf(resource, endpoint, mineOf(session()), String(id)),
        body: updateBody(endpoint, names, data),
        ifMatch: (meta as { version?: string } | undefined)?.version,
      });
      return { data: rowOf(resource, answer.data as Answered, answer.version) };
    },

    async run(
      name: string,
      endpoint: Endpoint,
      { id, params: given, ...input }: Parameters<EngineDataProvider['run']>[2],
    ) {
      const params = paramsOf(resourceOf(name), endpoint, mineOf(session()), id, given);
      return (await call(endpoint, { params, ...input })).data;
    },
  };
  return provider as unknown as DataProvider & EngineDataProvider;
}
