import { useMemo, useRef } from 'react';
import { same } from './same';

/** An operation meant to happen once, however often it is sent. */
export interface IdempotencyKeys {
  /**
   * Returns the idempotency key: the previous one for a repetition of the same request, as after a lost answer; a new
   * one for anything else.
   */
  keyOf(what: unknown): string;
  /** Ends the intention, because it was carried out or certainly was not: the same request is then a new intention. */
  end(): void;
}

/** Keeps one idempotency key per intention. */
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
