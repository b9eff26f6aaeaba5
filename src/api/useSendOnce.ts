import { useCallback } from 'react';
import { mayRetry } from './refusal';
import { useIntention } from './useIntention';

/** Sends what is meant with a key, and answers what the call answers. */
export type SendOnce = <T>(meant: unknown, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/**
 * Sends a command so that it is done once: as the same again where its answer was lost, and as another one where it was
 * answered or something else is meant. What the call throws is thrown.
 *
 * @example const { data } = await sendOnce(body, (idempotencyKey) => callApi(practiceSave, { body, idempotencyKey }));
 */
export function useSendOnce(): SendOnce {
  const intention = useIntention();
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
