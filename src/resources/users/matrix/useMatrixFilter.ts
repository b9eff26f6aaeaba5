import { useCallback } from 'react';
import { type AddressCodec, useAddressState } from '../../../engine/list/useAddressState';
import type { MatrixFilter } from './matrixRows';

export interface MatrixFilterControl {
  readonly filter: MatrixFilter;
  /** Sets the application and one of its roles; empty means any. */
  readonly choose: (chosen: Pick<MatrixFilter, 'applicazione' | 'ruolo'>) => void;
  readonly search: (typed: string) => void;
  readonly searchColumns: (typed: string) => void;
}

const codec: AddressCodec<MatrixFilter> = {
  read(address) {
    const query = new URLSearchParams(address);
    const applicazione = query.get('applicazione');
    const ruolo = query.get('ruolo');
    const columns = query.get('colonne');
    return {
      search: query.get('q') ?? '',
      ...(applicazione && { applicazione }),
      ...(ruolo && { ruolo }),
      ...(columns && { columns }),
    };
  },
  write({ search, applicazione, ruolo, columns }) {
    const query = new URLSearchParams();
    if (search) query.set('q', search);
    if (applicazione) query.set('applicazione', applicazione);
    if (applicazione && ruolo) query.set('ruolo', ruolo);
    if (columns) query.set('colonne', columns);
    return query.size > 0 ? `?${query}` : '';
  },
};

/**
 * Returns the filter of the matrix, which is stored in the address so that it can be shared, and functions to change
 * it.
 */
export function useMatrixFilter(): MatrixFilterControl {
  const { state, change, type } = useAddressState(codec);
  return {
    filter: state,
    choose: useCallback(
      (chosen: Pick<MatrixFilter, 'applicazione' | 'ruolo'>) =>
        change(({ search, columns }) => ({ search, ...(columns && { columns }), ...chosen })),
      [change],
    ),
    search: useCallback((search: string) => type((now) => ({ ...now, search })), [type]),
    searchColumns: useCallback((columns: string) => type((now) => ({ ...now, columns })), [type]),
  };
}
