import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { type Answer, useCallApi } from '../../api/CallApi';
import { VERSION } from '../../api/version';
import { keyOf, type Resource, type Row } from '../declaration/defineResource';
import type { Send } from './useEditing';

type Answered = Readonly<Record<string, unknown>>;
type Call = (endpoint: Endpoint, input: object) => Promise<Answer<Answered>>;

interface Calls {
  readonly params?: Readonly<Record<string, string>>;
  /** Returns the body of an update for the changed record; undefined if there is nothing to send. */
  readonly body: (record: Row, before: Row) => Answered | undefined;
}

/**
 * Returns the record of a resource that has a single one, and `send`, which saves it with the version that was read.
 */
export function useSingleRecord(resource: Resource, { params = {}, body }: Calls) {
  const callApi = useCallApi() as unknown as Call;
  const queries = useQueryClient();
  const { read, update } = resource.endpoints;
  const queryKey = [resource.name, params];
  const rowOf = ({ data, version = '' }: Answer<Answered>): Row => ({
    ...data,
    id: keyOf(resource, data),
    [VERSION]: version,
  });
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => rowOf(await callApi(read?.endpoint as Endpoint, { params, signal })),
  });
  const send: Send = async (record, before = record) => {
    const sent = body(record, before);
    if (!sent) return before;
    const ifMatch = before[VERSION];
    const saved = rowOf(await callApi(update?.endpoint as Endpoint, { params, body: sent, ifMatch }));
    queries.setQueryData(queryKey, saved);
    return saved;
  };
  return { record: data, error, refetch, send };
}
