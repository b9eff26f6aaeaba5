import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BACK, lineFor, type Procedure } from '../../contract/procedures/procedure';
import {
  PRESENCE_EVERY,
  type ProcedureCalls,
  type runFields,
} from '../../contract/procedures/procedureCalls';
import type { RecordOf } from '../../contract/schema/fields';
import { type CallApi, useCallApi } from '../api/CallApi';

export type Run = RecordOf<typeof runFields>;

/** State of a procedure, with the version that the person saw. */
export interface Known {
  readonly run: Run;
  readonly version: string;
}

export const procedureKey = (name: string, subject = '') => ['procedure', name, subject] as const;

/** A conflict: the provider has a newer run than the one the call was based on. */
export interface Stale extends Error {
  readonly code?: string;
  readonly current?: Run;
  readonly currentVersion?: string;
}

export interface Sent {
  readonly step?: string;
  readonly answers?: Readonly<Record<string, unknown>>;
}

/**
 * Reads a procedure from the provider, tracks who else has it open, and moves it forward.
 * @param subject identifies one of several procedures of a school
 */
export function useProcedure(of: Procedure, calls: ProcedureCalls, subject?: string) {
  const callApi = useCallApi();
  const queries = useQueryClient();
  const key = procedureKey(of.name, subject);
  const params = subject === undefined ? {} : { subject };
  const query = useQuery<Known>({
    queryKey: key,
    queryFn: async () => {
      const { data, version } = await callApi(calls.read, { params });
      return { run: data, version: version ?? '"0"' };
    },
  });
  const others = usePresence(callApi, calls, subject, query.data !== undefined);
  const [theirs, setTheirs] = useState<Run>();
  const keep = useCallback(
    (known: Known) => queries.setQueryData(procedureKey(of.name, subject), known),
    [queries, of.name, subject],
  );

  const tell = useCallback(
    (error: unknown) => {
      const { code, current, currentVersion } = error as Stale;
      if (code !== 'stale' || !current) throw error;
      setTheirs(current);
      keep({ run: current, version: currentVersion ?? '' });
    },
    [keep],
  );

  /** @returns whether it succeeded; false if another person moved the procedure forward meanwhile */
  async function apply(work: (version: string) => Promise<Known>): Promise<boolean> {
    setTheirs(undefined);
    try {
      keep(await work(queries.getQueryData<Known>(key)?.version ?? '"0"'));
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  }
  const go = (event: string, sent: Sent = {}) =>
    apply(async (ifMatch) => {
      const { data, version } = await callApi(calls.go, {
        params,
        body: { event, ...sent } as never,
        ifMatch,
      });
      return { run: data, version: version ?? '' };
    });

  return {
    query,
    subject: subject ?? '',
    others: others ?? query.data?.run.others ?? [],
    /** State saved by another person in the meantime. */
    theirs,
    resolve: () => setTheirs(undefined),
    go,
    /** For calls of a specific procedure that return the run. */
    apply,
    /** Goes back to a previous step, as far as the state table allows it. */
    async returnTo(step: string): Promise<void> {
      for (let at = queries.getQueryData<Known>(key)?.run.step; at && at !== step; ) {
        if (!lineFor(of, at, BACK) || !(await go(BACK))) return;
        at = queries.getQueryData<Known>(key)?.run.step;
      }
    },
    readAgain: () => queries.invalidateQueries({ queryKey: key }),
  };
}

export type ProcedureState = ReturnType<typeof useProcedure>;

/** Reports the person's presence at intervals and reads who else is there. */
function usePresence(
  callApi: CallApi,
  calls: ProcedureCalls,
  subject: string | undefined,
  when: boolean,
): Run['others'] | undefined {
  const [others, setOthers] = useState<Run['others']>();
  const call = useRef(callApi);
  call.current = callApi;
  useEffect(() => {
    if (!when) return;
    const tell = () =>
      call.current(calls.present, subject === undefined ? {} : { params: { subject } }).then(
        ({ data }) => setOthers(data.others),
        // The next interval repeats it, and nothing depends on it.
        () => undefined,
      );
    void tell();
    const timer = setInterval(tell, PRESENCE_EVERY);
    return () => clearInterval(timer);
  }, [calls, subject, when]);
  return others;
}
