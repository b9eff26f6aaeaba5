import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Reads again what the registry and the list of users show. */
export function useReadAgain(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const name of ['registryPerson', 'user', 'operation'])
      void queries.invalidateQueries({ queryKey: [name] });
  }, [queries]);
}
