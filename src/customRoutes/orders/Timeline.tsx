import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Order } from '../../../contract/orders/order';
import { timelineOf } from '../../../contract/orders/orderTimeline';
import { showInstant } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';

/** Shows the progress of an order: each step with its time. */
export function Timeline({ order }: { readonly order: Order }) {
  const say = useSay();
  const { providerName } = useSession();
  const name = providerName ?? say('shell.product');
  return (
    <Box component="ol" aria-label={say('orders.state.timeline')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {timelineOf(order).map(({ step, at, current }) => (
        <Box
          component="li"
          key={step}
          aria-current={current ? 'step' : undefined}
          sx={{ display: 'flex', gap: 1.5, py: 1, fontWeight: current ? 600 : 400 }}
        >
          {current && step !== 'done' ? (
            <RadioButtonChecked color="primary" />
          ) : at ? (
            <CheckCircle color="success" />
          ) : (
            <RadioButtonUnchecked color="disabled" />
          )}
          <div>
            {step === 'provider' ? say('orders.state.provider', { name }) : say(`orders.state.${step}`)}{' '}
            {current && step !== 'done' && say('orders.state.current')}
            {at && (
              <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>
                {say('orders.state.since', { moment: showInstant(at) })}
              </Box>
            )}
            {step === 'mepa' && order.errorMepa && (
              <Alert severity="error" role="alert" sx={{ mt: 1, fontWeight: 400 }}>
                {say('orders.state.mismatch')} {order.errorMepa}
              </Alert>
            )}
          </div>
        </Box>
      ))}
    </Box>
  );
}
