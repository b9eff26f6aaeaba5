import { useMemo, useRef } from 'react';
import { same } from './same';

/** Idempotency keys of requests that are meant to take effect once, however often they are sent. */
export interface IdempotencyKeys {
  /**
   * Returns the idempotency key of a request: the previous key for a repetition of the same request, such as after a
   * lost answer; a new key for any other.
   */
  keyOf(what: unknown): string;
  /**
   * Forgets the key, because the request was carried out or certainly was not: the same request then gets a new key.
   */
  end(): void;
}

/** Returns functions that keep one idempotency key for each intended request. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const last = useRef<{ readonly what: unknown; readonly key: string }>(undefined);
  return useMemo(
    () => ({
      keyOf(what) {
        if (!last.current || !same(last.current.what, what))
          last.current = { what, key: crypto.randomUUID() };
        return last.current.key;
      },
      end() {
        last.current = undefined;
      },
    }),
    [],
  );
}
