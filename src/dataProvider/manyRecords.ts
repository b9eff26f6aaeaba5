import type {
  DataProvider,
  DeleteManyParams,
  GetManyParams,
  GetManyReferenceParams,
  UpdateManyParams,
} from 'react-admin';
import type { Resource, Row } from '../engine/declaration/defineResource';
import { apartFromPath, partsOf } from './requests';

type One = Pick<DataProvider<string>, 'getList' | 'getOne' | 'update' | 'delete'>;

/**
 * Implements react-admin's methods for several records with the calls for one: no endpoint of a declaration takes
 * a list of keys. The engine's own bulk actions have calls of their own.
 */
export const manyRecords = (one: One, resourceOf: (name: string) => Resource) => ({
  async getMany(name: string, { ids }: GetManyParams) {
    const resource = resourceOf(name);
    const { read, list } = resource.endpoints;
    if (!read && list.answers === 'whole') {
      // In a list per year, request only the years that the keys name.
      const filters = ids.map((id) => apartFromPath(resource, partsOf(resource, String(id))).inPath);
      const lists = new Map(filters.map((filter) => [JSON.stringify(filter), filter]));
      const answers = await Promise.all(
        [...lists.values()].map((filter) => one.getList<Row>(name, { filter } as never)),
      );
      return { data: answers.flatMap(({ data }) => data).filter(({ id }) => ids.includes(id)) };
    }
    const found = await Promise.all(
      ids.map((id) => one.getOne<Row>(name, { id: String(id) }).catch(missing)),
    );
    return { data: found.flatMap((answer) => answer?.data ?? []) };
  },

  getManyReference: (name: string, { target, id, filter, ...how }: GetManyReferenceParams) =>
    one.getList<Row>(name, { ...how, filter: { ...filter, [target]: id } }),

  async updateMany(name: string, { ids, data, meta }: UpdateManyParams) {
    await Promise.all(
      ids.map(async (id) => {
        const { data: before } = await one.getOne<Row>(name, { id: String(id) });
        await one.update(name, { id, data: { ...before, ...data }, previousData: before, meta });
      }),
    );
    return { data: ids };
  },

  async deleteMany(name: string, { ids, meta }: DeleteManyParams) {
    await Promise.all(
      ids.map(async (id) => {
        const { data: before } = await one.getOne<Row>(name, { id: String(id) });
        await one.delete(name, { id: String(id), previousData: before, meta });
      }),
    );
    return { data: ids };
  },
});

/** Omits a record that does not exist; any other error fails the whole call. */
function missing(error: { readonly status?: number }): undefined {
  if (error.status !== 404) throw error;
}
