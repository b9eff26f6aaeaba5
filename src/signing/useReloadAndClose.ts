import { useQueryClient } from '@tanstack/react-query';

/** Leaves a dialog for the page behind it, which is read again: it shows how far things are by now. */
export function useReloadAndClose(close: () => void): () => void {
  const queries = useQueryClient();
  return () => {
    close();
    void queries.invalidateQueries();
  };
}
