import { useCallback, useEffect, useRef } from 'react';
import type { Resource } from '../declaration/defineResource';
import type { ColumnNames } from './book/columns';
import { useImportCalls } from './importCalls';

/**
 * Returns a function that reads the column mappings of the school's earlier files. They are requested as soon as the
 * component is mounted, so that they are ready in time, and again after a failure.
 */
export function useRememberedColumns({ name }: Resource) {
  const calls = useImportCalls();
  const remembered = useRef<Promise<ColumnNames['remembered']>>(undefined);
  const recall = useCallback(() => {
    remembered.current ??= calls
      .columns(name)
      .then((known) => Object.fromEntries(known.map(({ header, field }) => [header, field ?? ''])));
    remembered.current.catch(() => {
      remembered.current = undefined;
    });
    return remembered.current;
  }, [calls, name]);
  useEffect(() => void recall().catch(() => undefined), [recall]);
  return recall;
}
