import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Order } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import { feesOf, type Price } from '../../../contract/orders/price';
import { useSay } from '../../i18n/useSay';
import { FactList } from '../../steps/FactList';
import { Section } from '../../ui/Section';
import { PaymentCard } from './PaymentCard';
import { PriceFacts } from './PriceFacts';
import { ProductsTable } from './ProductsTable';
import { Timeline } from './Timeline';

interface OrderDetailsProps {
  readonly variant: Variant;
  readonly order: Order;
  /** Shown at the end of the order. */
  readonly children?: ReactNode;
}

const priceOfOrder = (order: Order): Price => ({
  total: order.importoTotale,
  percent: order.scontoPercentuale,
  discount: order.scontoCalcolato,
  payable: order.importoTotaleScontato,
  vat: order.iva,
  due: order.dovuto,
  contacts: order.contatti,
});

/** Shows an order: its progress, who ordered, products and price, and how it is paid. */
export function OrderDetails({ variant, order, children }: OrderDetailsProps) {
  const say = useSay();
  const { selected, pagamento } = order;
  return (
    <>
      <Timeline order={order} />
      {order.provvisorio && (
        <Alert severity="warning" role="none">
          {say('orders.tender.provisional')}
        </Alert>
      )}
      {pagamento && <PaymentCard payment={pagamento} />}
      <Section title={say('orders.state.order')}>
        <FactList
          facts={[
            [say('orders.state.number'), String(order.numero)],
            [say('orders.state.person'), order.persona],
            ...(order.cig ? ([[say('orders.tender.cig'), order.cig]] as const) : []),
            ...(order.numeroOrdine
              ? ([[say('orders.tender.numeroOrdine'), order.numeroOrdine]] as const)
              : []),
          ]}
        />
        <Box sx={{ mt: 2 }}>
          <ProductsTable variant={variant} products={selected} />
        </Box>
        <Box sx={{ mt: 2 }}>
          <PriceFacts variant={variant} price={priceOfOrder(order)} fees={feesOf(selected)} />
        </Box>
        {children}
      </Section>
    </>
  );
}
