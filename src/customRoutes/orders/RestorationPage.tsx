import ArrowBack from '@mui/icons-material/ArrowBack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { showsState, type Variant } from '../../../contract/orders/orderWizard';
import { procedureNameOf } from '../../../contract/orders/procedure';
import { useCallApi } from '../../api/CallApi';
import { useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { useMay } from '../../session/viewer';
import { procedureKey } from '../../steps/useProcedure';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { useFocusOnStep } from '../../ui/useFocusOnStep';
import { KindStep } from './KindStep';
import { Message } from './Message';
import { OrderWizard } from './OrderWizard';
import { orderApi, procedureCallsOf } from './orderApi';
import { Reserved } from './Reserved';

/** Query parameter that says what is restored. */
const KIND = 'tipo';
const kinds = { contratti: false, servizi: true } as const;

/** Renders the restoration of lapsed contracts and services. */
export function RestorationPage() {
  const say = useSay();
  const may = useMay();
  if (!may(['order', 'read'])) return <Reserved kind="restoration" />;
  const back = (
    <Button to="/" startIcon={<ArrowBack />}>
      {say('orders.kind.back')}
    </Button>
  );
  return (
    <Page title={say('orders.title.restoration')} actions={back}>
      <Restoration />
    </Page>
  );
}

function Restoration() {
  const say = useSay();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(KIND);
  const services = asked === 'contratti' || asked === 'servizi' ? kinds[asked] : undefined;
  useFocusOnStep(services);
  const apiOf = (of: boolean) => orderApi(callApi, { kind: 'restoration', services: of }, customerCode);
  const found = useQuery({
    queryKey: ['order', 'restorations'],
    queryFn: async () => ({
      contracts: { state: await apiOf(false).state(), products: await apiOf(false).products(undefined) },
      services: { state: await apiOf(true).state(), products: await apiOf(true).products(undefined) },
    }),
    enabled: services === undefined,
    gcTime: 0,
  });

  /** Starts at the products, if the procedure is new and no order is shown. */
  async function go(of: boolean): Promise<void> {
    const variant: Variant = { kind: 'restoration', services: of };
    const calls = procedureCallsOf(variant);
    const order = found.data?.[of ? 'services' : 'contracts'].state;
    const { data: run, version } = await callApi(calls.read, { params: {} as never });
    const begins = !showsState(variant, order?.status) && run.step === 'tipologia';
    if (begins)
      await callApi(calls.go, {
        params: {} as never,
        body: { event: 'choose' } as never,
        ifMatch: version ?? '"0"',
      });
    // The previous step must not be visible, even briefly.
    queries.removeQueries({ queryKey: procedureKey(procedureNameOf(variant)) });
    setParameters({ [KIND]: of ? 'servizi' : 'contratti' }, begins ? { state: { goesOn: true } } : {});
  }
  const leave = () => {
    void refresh('order', 'contractDocument');
    setParameters({});
  };

  if (services !== undefined)
    return <OrderWizard variant={{ kind: 'restoration', services }} leave={leave} />;
  if (found.isError) {
    const { status } = found.error as { status?: number };
    const text =
      status === 401 || status === 403 ? say('orders.reserved.restoration') : say('orders.unavailable');
    return <Message title={say('orders.attention')} lines={[text]} close={() => navigate('/')} />;
  }
  if (!found.data) return <Loading label={say('orders.loading')} />;
  return <KindStep found={found.data} go={go} />;
}
