import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Order } from '../../../contract/orders/order';
import { canCancel, canChangeTender, type Variant } from '../../../contract/orders/orderWizard';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { ReceiptCard } from '../../steps/ReceiptCard';
import { Button } from '../../ui/Button';
import { nextKey } from './nextKey';
import { OrderContract } from './OrderContract';
import { OrderDetails } from './OrderDetails';
import { procedureCallsOf } from './orderApi';
import { QuoteButton } from './QuoteButton';
import { RemoveDialog } from './RemoveDialog';
import { requestOfOrder } from './requestOf';
import { TenderDialog } from './TenderDialog';

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
  return (
    <Stack spacing={3}>
      {waits && (
        <Alert severity="info" role="none">
          {say('orders.state.articles', {
            codes: selected.map(({ idProdotto }) => idProdotto).join(', '),
          })}
        </Alert>
      )}
      <OrderDetails variant={variant} order={order}>
        <Box sx={{ mt: 2 }}>
          <QuoteButton variant={variant} request={() => requestOfOrder(order, customerCode)} />
        </Box>
      </OrderDetails>
      {order.preview && <OrderContract variant={variant} fileName={order.preview} reload={reload} />}
      {receipt && (
        <ReceiptCard calls={procedureCallsOf(variant)} number={receipt} next={say(nextKey(order))} />
      )}
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
