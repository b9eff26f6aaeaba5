import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { customersArea } from '../../../contract/orders/endpoints';
import { showsState, type Variant } from '../../../contract/orders/orderWizard';
import { orderProcedures, procedureNameOf } from '../../../contract/orders/procedure';
import type { Band } from '../../../contract/orders/products';
import type { Procedure } from '../../../contract/procedures/procedure';
import { useRead, useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { CHANGED } from '../../steps/AnswerSummary';
import { ProcedureSteps } from '../../steps/ProcedureSteps';
import { useProcedure } from '../../steps/useProcedure';
import { Loading } from '../../ui/Loading';
import { ContractToSign } from './ContractToSign';
import { Message } from './Message';
import { OrderContext } from './OrderContext';
import { procedureCallsOf } from './orderApi';
import { useForcedLoading } from './useForcedLoading';
import { type Said, useOrderScreens } from './useOrderScreens';
import { useCustomer, useMovements, useOrderState, useProducts } from './useOrders';

interface OrderWizardProps {
  readonly variant: Variant;
  /** Returns to the choice of what to restore. */
  readonly leave?: () => void;
}

/** Renders a renewal or a restoration: its steps, or the state of its order. */
export function OrderWizard({ variant, leave }: OrderWizardProps) {
  const say = useSay();
  const navigate = useNavigate();
  const of = orderProcedures[procedureNameOf(variant)] as Procedure;
  const procedure = useProcedure(of, procedureCallsOf(variant));
  const answers = procedure.query.data?.run.answers as { anagrafica?: { fascia?: Band } } | undefined;
  const band = answers?.anagrafica?.fascia;
  const state = useOrderState(variant);
  const customer = useCustomer();
  const movements = useMovements(variant);
  const products = useProducts(variant, band);
  const found = [procedure.query, state, customer, movements, products];
  const failed = found.find(({ isError, data }) => isError && data === undefined);
  if (failed) {
    const { status } = failed.error as { status?: number };
    const text =
      status === 401 || status === 403 ? say(`orders.reserved.${variant.kind}`) : say('orders.unavailable');
    return <Message title={say('orders.attention')} lines={[text]} close={() => navigate('/')} />;
  }
  const run = procedure.query.data?.run;
  if (!run || !customer.data || !movements.data || !products.data || state.data === undefined)
    return <Loading label={say('orders.loading')} />;
  const order = state.data ?? undefined;
  const shows = showsState(variant, order?.status);
  return (
    <>
      <ContractToSign variant={variant} order={state.data} />
      {!shows && products.data.length === 0 ? (
        <NothingOffered {...variant} />
      ) : (
        <Shown
          variant={variant}
          of={of}
          procedure={procedure}
          order={order}
          leave={leave}
          band={band}
          // The state of an order is not a procedure left halfway, so nothing is resumed.
          run={shows ? { ...run, step: 'stato', saved: null } : run}
          customer={customer.data}
          movements={variant.kind === 'renewal' ? movements.data : products.data}
          products={products.data}
          fetching={products.isPlaceholderData}
          reload={state.refetch}
        />
      )}
    </>
  );
}

interface ShownProps extends OrderWizardProps {
  readonly of: Procedure;
  readonly procedure: ReturnType<typeof useProcedure>;
  readonly run: NonNullable<ReturnType<typeof useProcedure>['query']['data']>['run'];
  readonly order: NonNullable<ReturnType<typeof useOrderState>['data']> | undefined;
  readonly customer: NonNullable<ReturnType<typeof useCustomer>['data']>;
  readonly movements: NonNullable<ReturnType<typeof useMovements>['data']>;
  readonly products: NonNullable<ReturnType<typeof useProducts>['data']>;
  readonly fetching: boolean;
  readonly band: Band | undefined;
  readonly reload: () => Promise<unknown>;
}

function Shown(props: ShownProps) {
  const { variant, of, procedure, run, order, customer, movements, products, band, fetching } = props;
  const say = useSay();
  const [said, tell] = useState<Said>();
  const [parameters] = useSearchParams();
  const { school } = useSession();
  const step = parameters.get(CHANGED) ?? run.step;
  const loading = useForcedLoading(step === 'prodotti') || fetching;
  const { selected = [] } = ((run.answers as Record<string, unknown>).prodotti ?? {}) as {
    selected?: readonly string[];
  };
  const chosen = {
    variant,
    products,
    selected,
    band,
    customerCode: school.customerCode,
    isPrivate: school.privateSchool,
  };
  const screens = useOrderScreens({ procedure, customer, movements, chosen, loading, tell });
  const { reload, leave } = props;
  const refresh = useRefresh();
  const close = () => {
    tell(undefined);
    if (said?.stale) void Promise.all([procedure.readAgain(), refresh('order', 'contractDocument')]);
  };
  return (
    <OrderContext value={{ of, chosen, order, loading, reload, leave }}>
      <ProcedureSteps
        of={of}
        procedure={procedure}
        run={run}
        screens={screens}
        failed={say('orders.unavailable')}
      />
      {said && <Message title={said.title} lines={said.lines} close={close} />}
    </OrderContext>
  );
}

/** Says that there is nothing to renew or to restore; for renewed services, links to the copy of the contract. */
function NothingOffered({ kind, services }: Variant) {
  const say = useSay();
  const { customerCode } = useSession().school;
  const { data } = useRead(
    customersArea,
    { params: { code: customerCode } },
    {
      enabled: kind === 'renewal' && services,
    },
  );
  const renewed = services ? 'services' : 'contracts';
  return (
    <Alert severity="info" role="status">
      {say(`orders.none.${kind === 'renewal' ? renewed : kind}`)}{' '}
      {data && (
        <Link href={data.url} target="_blank" rel="noopener">
          {say('orders.none.link')}
        </Link>
      )}
    </Alert>
  );
}
