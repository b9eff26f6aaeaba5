import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../session/SessionContext';
import { useMay, viewerOf } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';
import { MODE, READING } from '../record/mode';
import { allLocked, canUnlock, lockedInputs } from './locked';

/** What of a record's form cannot be changed, and how a lock is taken off while the page is open. */
export function useLocks(resource: Resource, record: Row) {
  const session = useSession();
  const may = useMay();
  const [query] = useSearchParams();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [asked, ask] = useState<string>();
  const reading = query.get(MODE) === READING;
  const on = useMemo(
    () => lockedInputs(resource, record, viewerOf(session), session.roles, may),
    [resource, record, session, may],
  );
  const editable = resource.form.inputs.some((name) => !on.has(name));
  const locked = useMemo(
    () =>
      reading && editable
        ? allLocked(resource.form.inputs, 'reading')
        : new Map([...on].filter(([name]) => !opened.has(name))),
    [reading, editable, resource, on, opened],
  );

  function unlock() {
    if (asked) setOpened(new Set([...opened, asked]));
    ask(undefined);
  }

  return {
    locked,
    /** Opened to be read, by somebody who might change it. */
    reading: reading && editable,
    /** Nothing of it can be changed now. */
    closed: !resource.form.inputs.some((name) => !locked.has(name)),
    /** The input whose lock is about to be taken off, and the key of the words that ask. */
    asked: asked === undefined ? undefined : { name: asked, say: locked.get(asked) ?? '' },
    ask: (name: string) => (canUnlock(resource, name, locked.get(name)) ? () => ask(name) : undefined),
    unlock,
    keep: () => ask(undefined),
  };
}
