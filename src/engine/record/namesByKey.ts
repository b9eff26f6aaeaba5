import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Resource, Row } from '../declaration/defineResource';
import { representationOf } from './representationOf';

/** Maximum number of keys per request, since they are part of its URL. */
const CHUNK = 50;

/** The names of some records of a resource that is not loaded whole, by key. */
export interface NamesByKey {
  /** Returns a name; undefined until it is loaded. The first call for a key loads it, together with other keys. */
  get(id: string): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Changes whenever names were added or dropped. */
  version(): number;
}

const stores = new WeakMap<QueryClient, Map<string, NamesByKey>>();

/** Returns the store of a resource's names, which all components share. */
export function namesByKey(client: QueryClient, provider: DataProvider, resource: Resource): NamesByKey {
  const ofClient = stores.get(client) ?? new Map<string, NamesByKey>();
  stores.set(client, ofClient);
  const known = ofClient.get(resource.name) ?? createNames(client, provider, resource);
  ofClient.set(resource.name, known);
  return known;
}

function createNames(client: QueryClient, provider: DataProvider, resource: Resource): NamesByKey {
  const names = new Map<string, string>();
  const asked = new Set<string>();
  let waiting: string[] = [];
  let version = 0;
  const listeners = new Set<() => void>();

  function changed() {
    version += 1;
    for (const listener of listeners) listener();
  }

  async function request(ids: readonly string[]) {
    const asking = {
      pagination: { page: 1, perPage: ids.length },
      sort: { field: resource.title, order: 'ASC' as const },
      filter: { where: JSON.stringify({ id: { in: ids } }) },
      meta: { paged: true },
    };
    const { data } = await provider.getList<Row>(resource.name, asking);
    for (const row of data) names.set(row.id, representationOf(resource, row));
    if (data.length > 0) changed();
  }

  function flush() {
    const ids = waiting;
    waiting = [];
    // If the request fails, keys are shown, as for records that do not exist.
    for (let i = 0; i < ids.length; i += CHUNK) request(ids.slice(i, i + CHUNK)).catch(() => undefined);
  }

  // After a change of the resource its queries are invalidated; then the names are loaded again too.
  client.getQueryCache().subscribe((event) => {
    const isChanged = event.type === 'updated' && event.action.type === 'invalidate';
    if (!isChanged || event.query.queryKey[0] !== resource.name || asked.size === 0) return;
    asked.clear();
    changed();
  });

  return {
    get(id) {
      if (!asked.has(id)) {
        asked.add(id);
        if (waiting.length === 0) queueMicrotask(flush);
        waiting.push(id);
      }
      return names.get(id);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    version: () => version,
  };
}
