import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../session/SessionContext';
import { useMay, viewerOf } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';
import { MODE, READING } from '../record/mode';
import { allLocked, canUnlock, type LockedWith, lockedInputs } from './locked';

/**
 * Returns which inputs of a record's form are locked for given values, and functions that remove a lock until the page
 * is left.
 */
export function useLocks(resource: Resource, record: Row) {
  const session = useSession();
  const may = useMay();
  const [query] = useSearchParams();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [asked, ask] = useState<string>();
  const { inputs } = resource.form;
  const on = useCallback<LockedWith>(
    (before, after) => lockedInputs(resource, before, viewerOf(session), session.roles, may, after),
    [resource, session, may],
  );
  const editable = useMemo(() => {
    const locked = on(record, record);
    return inputs.some((name) => !locked.has(name));
  }, [on, record, inputs]);
  /** True if a person who may edit the record opened it read-only. */
  const reading = query.get(MODE) === READING && editable;
  const lockedWith = useCallback<LockedWith>(
    (before, after) =>
      reading
        ? allLocked(inputs, 'reading')
        : new Map([...on(before, after)].filter(([name]) => !opened.has(name))),
    [reading, inputs, on, opened],
  );

  function unlock() {
    if (asked) setOpened(new Set([...opened, asked]));
    ask(undefined);
  }

  return {
    lockedWith,
    reading,
    /** The input whose lock is about to be removed. */
    asked,
    /** Returns the function that starts to remove an input's lock; undefined if the lock cannot be removed. */
    ask: (name: string, say: string | undefined) =>
      canUnlock(resource, name, say) ? () => ask(name) : undefined,
    unlock,
    keep: () => ask(undefined),
  };
}
