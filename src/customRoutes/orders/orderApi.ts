import {
  contractRenewalCalls,
  renewalConfirm,
  renewalCreate,
  renewalDelete,
  renewalPrint,
  renewalProducts,
  renewalServices,
  renewalState,
  renewalUpdate,
  serviceRenewalCalls,
} from '../../../contract/orders/endpoints';
import type { Order, OrderRequest, Renewable, Tender } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import type { Band } from '../../../contract/orders/products';
import {
  contractRestorationCalls,
  restorationCreate,
  restorationDelete,
  restorationPrint,
  restorationProducts,
  restorationState,
  serviceRestorationCalls,
} from '../../../contract/orders/restorationsEndpoints';
import type { ProcedureCalls } from '../../../contract/procedures/procedureCalls';
import type { CallApi } from '../../api/CallApi';

/** Returns the procedure calls of a variant. */
export function procedureCallsOf({ kind, services }: Variant): ProcedureCalls {
  const renewal = services ? serviceRenewalCalls : contractRenewalCalls;
  const restoration = services ? serviceRestorationCalls : contractRestorationCalls;
  return (kind === 'renewal' ? renewal : restoration) as ProcedureCalls;
}

/** Returns the order calls of a renewal or of a restoration. */
export function orderApi(callApi: CallApi, { kind, services }: Variant, customerCode: string) {
  const renewal = kind === 'renewal';
  const query = { isServizi: services ? 'true' : 'false' } as const;
  return {
    state: async (): Promise<Order | null> =>
      (await callApi(renewal ? renewalState : restorationState, { query })).data || null,
    products: async (fascia: Band | undefined): Promise<readonly Renewable[]> => {
      if (!renewal) return (await callApi(restorationProducts, { query })).data;
      if (services) return (await callApi(renewalServices)).data;
      return (await callApi(renewalProducts, { query: fascia ? { fascia } : {} })).data;
    },
    print: async (body: OrderRequest) =>
      renewal
        ? (await callApi(renewalPrint, { params: { code: customerCode }, body })).data
        : (await callApi(restorationPrint, { params: { customerCode }, body })).data,
    /** Confirms the quote and orders it. */
    order: async (body: OrderRequest): Promise<Order> => {
      if (!renewal) return (await callApi(restorationCreate, { query, body })).data;
      await callApi(renewalConfirm, { body });
      return (await callApi(renewalCreate, { query, body })).data;
    },
    /** Changes how a pending order is placed; the restoration has no such call. */
    change: async (body: Tender): Promise<Order> => (await callApi(renewalUpdate, { query, body })).data,
    remove: (idempotencyKey: string) =>
      callApi(renewal ? renewalDelete : restorationDelete, { query, idempotencyKey }),
  };
}
