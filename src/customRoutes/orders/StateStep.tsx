import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Order } from '../../../contract/orders/order';
import { canCancel, canChangeTender, type Variant } from '../../../contract/orders/orderWizard';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { FactList } from '../../steps/FactList';
import { ReceiptCard } from '../../steps/ReceiptCard';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { OrderContract } from './OrderContract';
import { procedureCallsOf } from './orderApi';
import { PriceFacts } from './PriceFacts';
import { ProductsTable } from './ProductsTable';
import { QuoteButton } from './QuoteButton';
import { RemoveDialog } from './RemoveDialog';
import { requestOfOrder } from './requestOf';
import { TenderDialog } from './TenderDialog';
import { Timeline } from './Timeline';

interface StateStepProps {
  readonly variant: Variant;
  readonly order: Order;
  readonly receipt: string | undefined;
  readonly reload: () => Promise<unknown>;
  /** Returns to the choice of what to restore. */
  readonly leave: (() => void) | undefined;
}

/** Shows the state of the order, its content, and the actions on it. */
export function StateStep({ variant, order, receipt, reload, leave }: StateStepProps) {
  const say = useSay();
  const { customerCode } = useSession().school;
  const [removing, setRemoving] = useState<'cancel' | 'repeat'>();
  const [changing, setChanging] = useState(false);
  const { status, selected } = order;
  const waits = canCancel(status);
  const repeats = status === 'IN_ATTESA_ARGO' || status === 'FIRMATO';
  const price = {
    total: order.importoTotale,
    percent: order.scontoPercentuale,
    discount: order.scontoCalcolato,
    payable: order.importoTotaleScontato,
    vat: order.iva,
    due: order.dovuto,
    contacts: order.contatti,
  };
  return (
    <Stack spacing={3}>
      <Timeline order={order} />
      {waits && (
        <Alert severity="info" role="none">
          {say('orders.state.articles', {
            codes: selected.map(({ idProdotto }) => idProdotto).join(', '),
          })}
        </Alert>
      )}
      {order.provvisorio && (
        <Alert severity="warning" role="none">
          {say('orders.tender.provisional')}
        </Alert>
      )}
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
          <PriceFacts variant={variant} price={price} />
        </Box>
        <Box sx={{ mt: 2 }}>
          <QuoteButton variant={variant} request={() => requestOfOrder(order, customerCode)} />
        </Box>
      </Section>
      {order.preview && <OrderContract variant={variant} fileName={order.preview} reload={reload} />}
      {receipt && <ReceiptCard calls={procedureCallsOf(variant)} number={receipt} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {variant.kind === 'renewal' && canChangeTender(order) && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {say('orders.tender.change')}
          </Button>
        )}
        {waits && (
          <Button
            variant="outlined"
            color="error"
            aria-haspopup="dialog"
            onClick={() => setRemoving('cancel')}
          >
            {say('orders.state.cancel')}
          </Button>
        )}
        {(repeats || (waits && variant.kind === 'restoration')) && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setRemoving('repeat')}>
            {say('orders.state.repeat')}
          </Button>
        )}
        {leave && (
          <Button variant="contained" onClick={leave}>
            {say('orders.close')}
          </Button>
        )}
      </Box>
      {changing && <TenderDialog variant={variant} order={order} close={() => setChanging(false)} />}
      {removing && (
        <RemoveDialog
          variant={variant}
          why={removing}
          close={() => setRemoving(undefined)}
          {...(leave && { removed: leave })}
        />
      )}
    </Stack>
  );
}
