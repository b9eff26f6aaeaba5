import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { MatrixFilter } from './matrixRows';

/**
 * What the matrix is narrowed to; it is in the address, which may be sent to somebody else. The filter itself changes
 * at once: the address follows when the router has time, and by then more may have been typed.
 */
export function useMatrixFilter() {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const [filter, setFilter] = useState(() => read(query));
  const latest = useRef(filter);
  /** What we wrote and the address does not show yet. */
  const written = useRef<readonly string[]>([]);

  const become = useCallback((next: MatrixFilter) => {
    latest.current = next;
    setFilter(next);
  }, []);
  const change = useCallback(
    (part: Partial<MatrixFilter>) => {
      const params = write({ ...latest.current, ...part });
      if (params.toString() !== write(latest.current).toString()) {
        written.current = [...written.current, params.toString()];
      }
      become(read(params));
      setQuery(params, { replace: true });
    },
    [become, setQuery],
  );
  // Ours arrive in their order, some of them never; any other comes from outside, with Back or a link.
  useEffect(() => {
    const place = written.current.indexOf(address);
    if (place >= 0) written.current = written.current.slice(place + 1);
    else if (address !== write(latest.current).toString()) become(read(new URLSearchParams(address)));
  }, [address, become]);

  return useMemo(() => ({ filter, change }), [filter, change]);
}

function read(query: URLSearchParams): MatrixFilter {
  const applicazione = query.get('applicazione');
  const ruolo = query.get('ruolo');
  return {
    search: query.get('q') ?? '',
    ...(applicazione && { applicazione }),
    ...(ruolo && { ruolo }),
  };
}

function write({ search, applicazione, ruolo }: MatrixFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (applicazione) query.set('applicazione', applicazione);
  if (applicazione && ruolo) query.set('ruolo', ruolo);
  return query;
}
