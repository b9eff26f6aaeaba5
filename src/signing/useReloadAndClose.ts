import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that closes a dialog and reloads the page behind it, which shows the current state. */
export function useReloadAndClose(close: () => void): () => void {
  const queries = useQueryClient();
  return () => {
    close();
    void queries.invalidateQueries();
  };
}
