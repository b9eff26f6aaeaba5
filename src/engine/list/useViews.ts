import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { viewChoose, viewCreate, viewDelete, viewsList, viewUpdate } from '../../../contract/views/endpoints';
import type { ListView } from '../../../contract/views/listView';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { useMay } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { useAddressPart } from './addressPart';

export interface Views {
  readonly all: readonly ListView[];
  readonly phase: 'loading' | 'failed' | 'ready';
  /** The view with which this person opens the list. */
  readonly byDefault: ListView | undefined;
  save(view: Pick<ListView, 'name' | 'query' | 'shared'>): Promise<void>;
  rename(view: ListView, name: string): Promise<void>;
  remove(view: ListView): Promise<void>;
  choose(view: ListView | undefined): Promise<void>;
}

const NONE: readonly ListView[] = [];

/** Loads the saved views of a list. The list does not wait for them, and works without them if they cannot be read. */
export function useViews(resource: Resource): Views {
  const run = useCallEndpoint();
  const client = useQueryClient();
  const [entity] = resource.can.list;
  const queryKey = [resource.name, 'views'];
  const part = useAddressPart();
  const kept = useMay()(['view', 'list']) && part === undefined;
  const query = useQuery({
    queryKey,
    enabled: kept,
    queryFn: () => run(resource.name, viewsList, { params: { entity } }) as Promise<readonly ListView[]>,
  });
  const all = query.data ?? NONE;

  async function send(
    endpoint: Endpoint,
    input: { readonly id?: string; readonly body?: unknown; readonly ifMatch?: string },
  ) {
    const { id, ...rest } = input;
    try {
      await run(resource.name, endpoint, { params: { entity, ...(id && { id }) }, ...rest });
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  }
  return {
    all,
    phase: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    byDefault: all.find((view) => view.byDefault),
    save: (view) => send(viewCreate, { body: view }),
    rename: ({ id, query: shows, shared, version }, name) =>
      send(viewUpdate, { id, body: { name, query: shows, shared }, ifMatch: `"${version}"` }),
    remove: ({ id }) => send(viewDelete, { id }),
    choose: (view) => send(viewChoose, { body: view ? { id: view.id } : {} }),
  };
}
