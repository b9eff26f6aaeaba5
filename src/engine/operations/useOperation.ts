import { useQuery } from '@tanstack/react-query';
import type { Operation } from '../../../contract/operations/operation';
import { OPERATION } from './history';
import { useOperationCalls } from './operationCalls';

/** The polling interval of a running operation, in milliseconds. */
const EVERY = 700;

/** Returns the current state of an operation, polled while it is running. @param known its last known state */
export function useOperation(id: string, known: Operation) {
  const calls = useOperationCalls();
  return useQuery({
    queryKey: [OPERATION, 'progress', id],
    queryFn: () => calls.read(id),
    initialData: known,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? EVERY : false),
  });
}
