import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router';
import { type ListedOrder, orderList, orderReceipt } from '../../../contract/orders/orderListEndpoints';
import { namesOf } from '../../../contract/orders/productRules';
import { showInstant } from '../../../contract/values/dates';
import { showEuro } from '../../../contract/values/showMoney';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useMay } from '../../session/viewer';
import { ReceiptCard } from '../../steps/ReceiptCard';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { RecordTable } from '../../ui/tables/RecordTable';
import { nextKey } from './nextKey';
import { OrderDetails } from './OrderDetails';
import { ORDER, ORDERS_PATH, orderAddress } from './orderAddress';
import { Reserved } from './Reserved';

/** Shows all orders of the school, or one of them. */
export function OrdersPage() {
  const may = useMay();
  return may(['order', 'read']) ? <Orders /> : <Reserved kind="renewal" />;
}

function Orders() {
  const say = useSay();
  const [parameters] = useSearchParams();
  const { data, isError, refetch } = useRead(orderList);
  const asked = parameters.get(ORDER);
  const order = data?.find(({ numero }) => String(numero) === asked);
  if (order)
    return (
      <Page
        title={say('orders.list.one', { number: order.numero })}
        actions={<Button to={ORDERS_PATH}>{say('orders.list.back')}</Button>}
      >
        <OrderShown order={order} />
      </Page>
    );
  return (
    <Page title={say('orders.title.list')}>
      {asked && data && (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          {say('orders.list.missing', { number: asked })}
        </Alert>
      )}
      <RecordTable
        caption={say('orders.title.list')}
        rows={data}
        rowKey={({ numero }) => String(numero)}
        retry={isError ? refetch : undefined}
        empty={say('orders.list.none')}
        pageSize={10}
        columns={[
          { name: 'number', label: say('orders.state.number'), cell: ({ numero }) => String(numero) },
          { name: 'kind', label: say('orders.list.kind'), cell: (one) => <Kind order={one} /> },
          { name: 'at', label: say('orders.list.at'), cell: ({ creatoIl }) => showInstant(creatoIl) },
          { name: 'state', label: say('orders.list.state'), cell: (one) => say(stateKey(one)) },
          {
            name: 'before',
            label: say('orders.products.before'),
            cell: ({ selected }) =>
              showEuro(selected.reduce((sum, { importoCanone }) => sum + importoCanone, 0)),
            numeric: true,
          },
          {
            name: 'payable',
            label: say('orders.list.payable'),
            cell: ({ importoTotaleScontato }) => showEuro(importoTotaleScontato),
            numeric: true,
          },
          {
            name: 'due',
            label: say('orders.price.due'),
            cell: ({ dovuto }) => showEuro(dovuto),
            numeric: true,
          },
          { name: 'receipt', label: say('procedure.receipt.title'), cell: ({ ricevuta }) => ricevuta ?? '' },
        ]}
        actions={({ numero }) => (
          <Button
            size="small"
            to={orderAddress(numero)}
            aria-label={say('orders.list.openOf', { number: numero })}
          >
            {say('orders.list.open')}
          </Button>
        )}
      />
    </Page>
  );
}

const stateKey = ({ annullatoIl, status }: ListedOrder) =>
  annullatoIl ? ('orders.list.states.ANNULLATO' as const) : (`orders.list.states.${status}` as const);

function Kind({ order: { tipo, isServizi, selected } }: { readonly order: ListedOrder }) {
  const say = useSay();
  const of = isServizi ? 'services' : 'contracts';
  const products = namesOf(selected);
  return `${say(`orders.list.kinds.${tipo}.${of}`)}: ${products}`;
}

function OrderShown({ order }: { readonly order: ListedOrder }) {
  const say = useSay();
  const { tipo, isServizi, annullatoIl, ricevuta, numero } = order;
  return (
    <Stack spacing={3}>
      {annullatoIl && (
        <Alert severity="info" role="none">
          {say('orders.list.withdrawn', { moment: showInstant(annullatoIl) })}
        </Alert>
      )}
      <OrderDetails variant={{ kind: tipo, services: isServizi }} order={order} />
      {ricevuta && (
        <ReceiptCard
          calls={{ receipt: orderReceipt }}
          number={ricevuta}
          subject={String(numero)}
          next={say(nextKey(order))}
        />
      )}
    </Stack>
  );
}
