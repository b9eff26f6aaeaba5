import { useMemo } from 'react';
import { useOwnPreference } from '../../session/useOwnPreference';
import type { Resource } from '../declaration/defineResource';

/** Returns the columns that this person hides, and the function that changes them; at first the optional ones. */
export function useHiddenColumns({ name, list }: Resource) {
  const optional = useMemo(
    () => list.columns.flatMap((column) => (column.optional ? column.field : [])),
    [list],
  );
  return useOwnPreference<readonly string[]>(`columns.${name}`, optional);
}
