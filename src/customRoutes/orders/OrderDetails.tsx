import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { Order } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import type { Payment } from '../../../contract/orders/payment';
import { feesOf, type Price } from '../../../contract/orders/price';
import { showEuro } from '../../../contract/values/showMoney';
import { useSay } from '../../i18n/useSay';
import { FactList } from '../../steps/FactList';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
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

/** Shows how an order is paid by bank transfer, with everything to copy, and as a QR code for banking apps. */
function PaymentCard({ payment }: { readonly payment: Payment }) {
  const say = useSay();
  const { beneficiario, conto, iban, importo, causale, qr } = payment;
  return (
    <Section title={say('orders.payment.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <FactList
            facts={[
              [say('orders.payment.due'), <Copied key="due" text={showEuro(importo)} />],
              [say('orders.payment.to'), <Copied key="to" text={beneficiario} />],
              iban
                ? [say('orders.payment.iban'), <Copied key="iban" text={iban} />]
                : [say('orders.payment.account'), <Copied key="account" text={conto} />],
              [say('orders.payment.reference'), <Copied key="reference" text={causale} />],
            ]}
          />
        </Box>
        {qr && (
          <Box component="figure" sx={{ m: 0, maxWidth: 220 }}>
            <Box
              component="img"
              src={qr}
              alt={say('orders.payment.qr')}
              width={180}
              height={180}
              // A white margin in dark mode too, because cameras need the contrast.
              sx={{ bgcolor: '#fff', borderRadius: 1, maxWidth: '100%' }}
            />
            <Box component="figcaption" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {say('orders.payment.qrAbout')}
            </Box>
          </Box>
        )}
      </Box>
    </Section>
  );
}

function Copied({ text }: { readonly text: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {text}
      <Button
        size="small"
        aria-label={say('orders.payment.copyOf', { text })}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {say('orders.payment.copy')}
      </Button>
      <span role="status">{copied && say('orders.payment.copied')}</span>
    </Box>
  );
}
