import { useQuery } from '@tanstack/react-query';
import type { Operation } from '../../../contract/operations/operation';
import { OPERATION } from './history';
import { useOperationCalls } from './operationCalls';

/** How often one that is at work is asked how far it is, in milliseconds. */
const EVERY = 700;

/** An operation as it is now, asked again and again as long as it is at work. @param known how it was a moment ago */
export function useOperation(id: string, known: Operation) {
  const calls = useOperationCalls();
  return useQuery({
    queryKey: [OPERATION, 'progress', id],
    queryFn: () => calls.read(id),
    initialData: known,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? EVERY : false),
  });
}
