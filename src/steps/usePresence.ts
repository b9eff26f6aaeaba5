import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  PRESENCE_EVERY,
  type ProcedureCalls,
  type runFields,
} from '../../contract/procedures/procedureCalls';
import type { RecordOf } from '../../contract/schema/fields';
import { useCallApi } from '../api/CallApi';
import { isUnreachable } from '../api/refusal';

/** Milliseconds after which a presence signal that got no answer is sent again. */
const AGAIN_AFTER = 5000;

type Run = RecordOf<typeof runFields>;

interface Presence {
  /** Other people who have the procedure open. */
  readonly others: Run['others'] | undefined;
  /** Error of the last signal. */
  readonly failure: unknown;
  /** Number of signals that the provider has answered. */
  readonly answered: number;
}

interface PresenceInput {
  readonly calls: ProcedureCalls;
  readonly subject: string | undefined;
  /** Whether the procedure is loaded. */
  readonly loaded: boolean;
  /** Returns the version that the page shows; undefined while a call of the page may be changing it. */
  readonly shownVersion: () => string | undefined;
  /** Called with the run if somebody else has changed it. */
  readonly moved: (known: { readonly run: Run; readonly version: string }) => void;
  /** Called if the procedure no longer exists or has ended. */
  readonly gone: () => void;
}

/** Reports at intervals that the person has the procedure open, and reads who else has and whether it has changed. */
export function usePresence(input: PresenceInput): Presence {
  const { calls, subject, loaded } = input;
  const callApi = useCallApi();
  const [presence, setPresence] = useState<Presence>({ others: undefined, failure: undefined, answered: 0 });
  const latest = useRef({ ...input, callApi });
  latest.current = { ...input, callApi };
  useEffect(() => {
    if (!loaded) return;
    let stopped = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const params = subject === undefined ? {} : { params: { subject } };
    async function report(): Promise<void> {
      clearTimeout(retry);
      const before = latest.current.shownVersion();
      try {
        const { data, version } = await latest.current.callApi(calls.present, params);
        if (stopped) return;
        setPresence(({ answered }) => ({ others: data.others, failure: undefined, answered: answered + 1 }));
        const unchangedHere = before !== undefined && latest.current.shownVersion() === before;
        if (version && unchangedHere && version !== before) latest.current.moved({ run: data, version });
      } catch (failure) {
        if (stopped) return;
        setPresence((now) => ({ ...now, failure }));
        if (isGone(failure)) latest.current.gone();
        if (isUnreachable(failure)) retry = setTimeout(() => void report(), AGAIN_AFTER);
      }
    }
    void report();
    const timer = setInterval(() => void report(), PRESENCE_EVERY);
    const unsubscribe = onlineManager.subscribe((online) => {
      if (online) void report();
    });
    return () => {
      stopped = true;
      clearTimeout(retry);
      clearInterval(timer);
      unsubscribe();
    };
  }, [calls, subject, loaded]);
  return presence;
}

/** Returns whether a failed presence signal means that the procedure no longer exists or has ended. */
export const isGone = (failure: unknown): boolean =>
  [404, 409].includes((failure as { readonly status?: number } | undefined)?.status ?? 0);
