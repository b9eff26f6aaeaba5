import { createContext, useContext } from 'react';
import type { Order } from '../../../contract/orders/order';
import type { Procedure } from '../../../contract/procedures/procedure';
import type { Chosen } from './requestOf';

interface OrderShown {
  readonly of: Procedure;
  readonly chosen: Chosen;
  /** Current order. */
  readonly order: Order | undefined;
  readonly loading: boolean;
  readonly reload: () => Promise<unknown>;
  readonly leave: (() => void) | undefined;
}

export const OrderContext = createContext<OrderShown | undefined>(undefined);

/** Returns the data that the steps of a wizard show. */
export function useOrder(): OrderShown {
  const shown = useContext(OrderContext);
  if (!shown) throw new Error('useOrder is for the steps of a wizard');
  return shown;
}

/** Returns whether to ask for the band of pupils. */
export const asksBand = ({ variant, isPrivate }: Pick<Chosen, 'variant' | 'isPrivate'>): boolean =>
  !isPrivate && variant.kind === 'renewal';
