import { useQuery } from '@tanstack/react-query';
import { renewalCustomer, renewalMovements } from '../../../contract/orders/endpoints';
import type { Variant } from '../../../contract/orders/orderWizard';
import { procedureNameOf } from '../../../contract/orders/procedure';
import type { Band } from '../../../contract/orders/products';
import { useCallApi } from '../../api/CallApi';
import { useRead } from '../../api/useRead';
import { useSession } from '../../session/SessionContext';
import { orderApi } from './orderApi';

export const stateKey = (variant: Variant) => ['order', procedureNameOf(variant), 'state'] as const;

/** Returns the calls of a variant, for the person's school. */
export function useOrderApi(variant: Variant) {
  return orderApi(useCallApi(), variant, useSession().school.customerCode);
}

/** Reads the current order; null if there is none. */
export function useOrderState(variant: Variant) {
  const api = useOrderApi(variant);
  return useQuery({ queryKey: stateKey(variant), queryFn: api.state, gcTime: 0 });
}

/** Reads the products that can be ordered, with the fees of a band. */
export function useProducts(variant: Variant, band: Band | undefined) {
  const api = useOrderApi(variant);
  return useQuery({
    queryKey: ['order', procedureNameOf(variant), 'products', band ?? ''],
    queryFn: () => api.products(band),
    // The previous fees stay visible until the new ones arrive.
    placeholderData: (before) => before,
    gcTime: 0,
  });
}

/** Reads the provider's notes on the products; for restorations they are part of the products. */
export function useMovements({ kind, services }: Variant) {
  const query = { isServizi: services ? 'true' : 'false' } as const;
  const read = useRead(renewalMovements, { query }, { enabled: kind === 'renewal' });
  return kind === 'renewal' ? read : { ...read, data: [] };
}

/** Reads the school's customer data. */
export function useCustomer() {
  return useRead(renewalCustomer);
}
