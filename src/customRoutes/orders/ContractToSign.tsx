import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { Order } from '../../../contract/orders/order';
import { showsState, type Variant } from '../../../contract/orders/orderWizard';
import { useSay } from '../../i18n/useSay';
import { SIGNING_AREA } from '../../signing/useToSign';
import { orderAddress } from './orderAddress';

interface ContractToSignProps {
  readonly variant: Variant;
  readonly order: Order | null;
}

/**
 * Says where to sign the contract of an accepted order, because the wizard of the order already starts over.
 */
export function ContractToSign({ variant, order }: ContractToSignProps) {
  const say = useSay();
  if (!order || showsState(variant, order.status)) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {say('orders.accepted', { number: order.numero })}{' '}
      <Link component={RouterLink} to={SIGNING_AREA}>
        {say('documents.title')}
      </Link>
      . {say('orders.acceptedMore')}{' '}
      <Link component={RouterLink} to={orderAddress(order.numero)}>
        {say('orders.title.list')}
      </Link>
      .
    </Alert>
  );
}
