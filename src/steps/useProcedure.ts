import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { BACK, lineFor, NEXT, type Procedure, stepsOf } from '../../contract/procedures/procedure';
import type { ProcedureCalls, runFields } from '../../contract/procedures/procedureCalls';
import type { RecordOf } from '../../contract/schema/fields';
import { useCallApi } from '../api/CallApi';
import { usePresence } from './usePresence';

export type ProcedureInstance = RecordOf<typeof runFields>;

/** State of a procedure, with the version that the person saw. */
export interface VersionedInstance {
  readonly run: ProcedureInstance;
  readonly version: string;
}

export const procedureKey = (name: string, subject = '') => ['procedure', name, subject] as const;

/** A conflict: the provider has a newer run than the one the call was based on. */
export interface Stale extends Error {
  readonly code?: string;
  readonly current?: ProcedureInstance;
  readonly currentVersion?: string;
}

export interface Sent {
  readonly step?: string;
  readonly answers?: Readonly<Record<string, unknown>>;
}

/**
 * Reads a procedure from the provider, tracks who else has it open, and returns functions that move it.
 * @param subject identifies one of several procedures of a school
 */
export function useProcedure(of: Procedure, calls: ProcedureCalls, subject?: string) {
  const callApi = useCallApi();
  const queries = useQueryClient();
  const key = procedureKey(of.name, subject);
  const params = subject === undefined ? {} : { subject };
  const query = useQuery<VersionedInstance>({
    queryKey: key,
    queryFn: async () => {
      const { data, version } = await callApi(calls.read, { params });
      return { run: data, version: version ?? '"0"' };
    },
  });
  const [theirs, setTheirs] = useState<ProcedureInstance>();
  /** Number of running calls of this page, whose changes are not another person's. */
  const working = useRef(0);
  const keep = useCallback(
    (known: VersionedInstance) => queries.setQueryData(procedureKey(of.name, subject), known),
    [queries, of.name, subject],
  );

  const shown = useCallback(
    () => queries.getQueryData<VersionedInstance>(procedureKey(of.name, subject)),
    [queries, of.name, subject],
  );
  /** Reloads all other data of the page, because they may have changed with the procedure. */
  const readOthersAgain = useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'procedure' }),
    [queries],
  );

  /** Shows the run that another person has saved. @throws the error itself, if it is not a conflict with a newer run */
  const showTheirs = useCallback(
    (error: unknown) => {
      const { code, current, currentVersion } = error as Stale;
      if (code !== 'stale' || !current) throw error;
      setTheirs(current);
      keep({ run: current, version: currentVersion ?? '' });
      void readOthersAgain();
    },
    [keep, readOthersAgain],
  );

  const presence = usePresence({
    calls,
    subject,
    loaded: query.data !== undefined,
    shownVersion: () => (working.current > 0 ? undefined : shown()?.version),
    moved: (next) => {
      const before = shown();
      // Reloads the other data first, so that a step is not shown with the data of the previous step.
      void readOthersAgain().then(() => {
        if (shown() !== before) return;
        setTheirs(next.run);
        keep(next);
      });
    },
    gone: () => void readOthersAgain(),
  });

  async function during<T>(work: () => Promise<T>): Promise<T> {
    working.current += 1;
    try {
      return await work();
    } finally {
      working.current -= 1;
    }
  }

  /** @returns whether it succeeded; false if another person moved the procedure forward meanwhile */
  async function apply(work: (version: string) => Promise<VersionedInstance>): Promise<boolean> {
    setTheirs(undefined);
    try {
      keep(await during(() => work(shown()?.version ?? '"0"')));
      return true;
    } catch (error) {
      showTheirs(error);
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
    others: presence.others ?? query.data?.run.others ?? [],
    presence,
    /** State saved by another person in the meantime. */
    theirs,
    resolve: () => setTheirs(undefined),
    go,
    /** For calls of a specific procedure that return the run. */
    apply,
    /** Runs calls of the page whose changes are not another person's. */
    during,
    showTheirs,
    /**
     * Goes to another step, as far as the state table allows it. @param answers sent in the steps on the way forward
     */
    async returnTo(step: string, answers: ProcedureInstance['answers']): Promise<void> {
      const steps = stepsOf(of) as readonly string[];
      for (let at = shown()?.run.step; at && at !== step; ) {
        const back = steps.indexOf(at) > steps.indexOf(step);
        const event = back ? BACK : NEXT;
        const known = (answers as Record<string, Sent['answers']>)[at];
        const sent = !back && of.steps[at]?.fields && known ? { step: at, answers: known } : {};
        if (!lineFor(of, at, event) || !(await go(event, sent))) return;
        at = shown()?.run.step;
      }
    },
    readAgain: () => queries.invalidateQueries({ queryKey: key }),
  };
}

export type ProcedureState = ReturnType<typeof useProcedure>;
