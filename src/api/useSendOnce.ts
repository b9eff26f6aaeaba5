import { useCallback } from 'react';
import { mayRetry } from './refusal';
import { useIdempotencyKeys } from './useIdempotencyKeys';

/** Sends a command with an idempotency key, and returns the answer of the call. */
export type SendOnce = <T>(meant: unknown, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/**
 * Returns a function that sends a command so that it has a single effect: a retry after a lost answer uses the same
 * key; after an answer, or for another command, it uses a new one. Errors of the call are rethrown.
 * @example const { data } = await sendOnce(body, (idempotencyKey) => callApi(practiceSave, { body, idempotencyKey }));
 */
export function useSendOnce(): SendOnce {
  const intention = useIdempotencyKeys();
  return useCallback(
    async (meant, send) => {
      try {
        const answer = await send(intention.keyOf(meant));
        intention.end();
        return answer;
      } catch (error) {
        if (!mayRetry(error)) intention.end();
        throw error;
      }
    },
    [intention],
  );
}
