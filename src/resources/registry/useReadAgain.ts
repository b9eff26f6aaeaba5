import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns a function that reloads the registry, the users and the operations. */
export function useReadAgain(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const name of ['registryPerson', 'user', 'operation'])
      void queries.invalidateQueries({ queryKey: [name] });
  }, [queries]);
}
