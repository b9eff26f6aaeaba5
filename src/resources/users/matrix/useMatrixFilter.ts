import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { MatrixFilter } from './matrixRows';

/** What the matrix is narrowed to; it is in the address, which may be sent to somebody else. */
export function useMatrixFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo((): MatrixFilter => {
    const applicazione = query.get('applicazione');
    const ruolo = query.get('ruolo');
    return {
      search: query.get('q') ?? '',
      ...(applicazione && { applicazione }),
      ...(ruolo && { ruolo }),
    };
  }, [query]);
  const change = useCallback(
    (part: Partial<MatrixFilter>) => {
      const { search, applicazione, ruolo } = { ...filter, ...part };
      const next = new URLSearchParams();
      if (search) next.set('q', search);
      if (applicazione) next.set('applicazione', applicazione);
      if (applicazione && ruolo) next.set('ruolo', ruolo);
      setQuery(next, { replace: true });
    },
    [filter, setQuery],
  );
  return { filter, change };
}
