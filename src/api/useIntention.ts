import { useMemo, useRef } from 'react';
import { same } from './same';

/** What somebody means to do once, however often it is sent. */
export interface Intention {
  /** The idempotency key of it: that of before for the same once more, as after a lost answer; another for anything else. */
  keyOf(what: unknown): string;
  /** It was done, or certainly was not: whoever does the same again means it again. */
  end(): void;
}

/** Keeps one key for one intention. */
export function useIntention(): Intention {
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
