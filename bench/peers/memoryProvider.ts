import type { DataProvider, RaRecord } from 'react-admin';
import { by, fetchUsers, hasWords, type User } from './users';

/** The smallest data provider that answers a list from memory, immediately: react-admin is not charged for a server. */
export function memoryProvider(most: number): DataProvider {
  let loaded: Promise<User[]> | undefined;
  const load = () => {
    loaded ??= fetchUsers().then((users) => users.slice(0, most));
    return loaded;
  };
  const list: DataProvider['getList'] = async (_, { filter, sort, pagination }) => {
    const found = (await load()).filter((user) => !filter?.q || hasWords(user, filter.q));
    const field = (sort?.field === 'id' ? 'uid' : (sort?.field ?? 'uid')) as keyof User;
    const sorted = [...found].sort(by({ field, descending: sort?.order === 'DESC' }));
    const { page = 1, perPage = most } = pagination ?? {};
    const rows = sorted.slice((page - 1) * perPage, page * perPage);
    return {
      data: rows.map((user) => ({ ...user, id: user.uid })) as unknown as RaRecord[] as never,
      total: found.length,
    };
  };
  return { getList: list } as DataProvider;
}
