import { useCallback } from 'react';
import { type AddressCodec, useAddressState } from '../../../engine/list/useAddressState';
import type { MatrixFilter } from './matrixRows';

export interface MatrixFilterControl {
  readonly filter: MatrixFilter;
  /** Of an application, and of one of its roles; empty is any. */
  readonly choose: (chosen: Pick<MatrixFilter, 'applicazione' | 'ruolo'>) => void;
  readonly search: (typed: string) => void;
}

const codec: AddressCodec<MatrixFilter> = {
  read(address) {
    const query = new URLSearchParams(address);
    const applicazione = query.get('applicazione');
    const ruolo = query.get('ruolo');
    return {
      search: query.get('q') ?? '',
      ...(applicazione && { applicazione }),
      ...(ruolo && { ruolo }),
    };
  },
  write({ search, applicazione, ruolo }) {
    const query = new URLSearchParams();
    if (search) query.set('q', search);
    if (applicazione) query.set('applicazione', applicazione);
    if (applicazione && ruolo) query.set('ruolo', ruolo);
    return query.size > 0 ? `?${query}` : '';
  },
};

/** What the matrix is narrowed to; it is in the address, which may be sent to somebody else. */
export function useMatrixFilter(): MatrixFilterControl {
  const { state, change, type } = useAddressState(codec);
  return {
    filter: state,
    choose: useCallback(
      (chosen: Pick<MatrixFilter, 'applicazione' | 'ruolo'>) =>
        change(({ search }) => ({ search, ...chosen })),
      [change],
    ),
    search: useCallback((search: string) => type((now) => ({ ...now, search })), [type]),
  };
}
