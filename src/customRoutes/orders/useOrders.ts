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

/** The calls of a variant, for the school of the person. */
export function useOrderApi(variant: Variant) {
  return orderApi(useCallApi(), variant, useSession().school.customerCode);
}

/** The order that there is; null where there is none. */
export function useOrderState(variant: Variant) {
  const api = useOrderApi(variant);
  return useQuery({ queryKey: stateKey(variant), queryFn: api.state, gcTime: 0 });
}

/** What can be ordered, with the fees of a band. */
export function useProducts(variant: Variant, band: Band | undefined) {
  const api = useOrderApi(variant);
  return useQuery({
    queryKey: ['order', procedureNameOf(variant), 'products', band ?? ''],
    queryFn: () => api.products(band),
    // The other fees stand there until these come.
    placeholderData: (before) => before,
    gcTime: 0,
  });
}

/** What the provider has noted of the products; of restorations the products themselves say it. */
export function useMovements({ kind, services }: Variant) {
  const query = { isServizi: services ? 'true' : 'false' } as const;
  const read = useRead(renewalMovements, { query }, { enabled: kind === 'renewal' });
  return kind === 'renewal' ? read : { ...read, data: [] };
}

/** The school as a customer. */
export function useCustomer() {
  return useRead(renewalCustomer);
}
