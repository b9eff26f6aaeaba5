import { useNotify, useTranslate } from 'react-admin';
import type { Variant } from '../../../contract/orders/orderWizard';
import { useCommand } from '../../api/useCommand';
import { useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { failureText } from './failureText';
import { useOrderApi } from './useOrders';

interface RemoveDialogProps {
  readonly variant: Variant;
  /** Reason for the removal: the order is cancelled, or done once more. */
  readonly why: 'cancel' | 'repeat';
  readonly close: () => void;
  readonly removed?: () => void;
}

/** Asks for confirmation before an order is removed and the procedure starts over. */
export function RemoveDialog({ variant, why, close, removed }: RemoveDialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const refresh = useRefresh();
  const notify = useNotify();
  const api = useOrderApi(variant);
  const { run, running, error } = useCommand((failure) => translate(failureText(failure)));
  const of = variant.kind === 'renewal' ? 'renewalOf' : 'restorationOf';
  const what = say(`orders.state.${of}.${variant.services ? 'services' : 'contracts'}`);
  const remove = () =>
    run(async (idempotencyKey) => {
      await api.remove(idempotencyKey);
      await refresh('procedure');
      await refresh('order', 'contractDocument');
      notify(why === 'cancel' ? 'orders.state.cancelled' : 'orders.state.repeated', { type: 'success' });
      close();
      removed?.();
    });
  return (
    <ActionDialog
      title={say(`orders.state.${why}`)}
      about={why === 'cancel' ? say('orders.state.cancelText') : say('orders.state.repeatText', { what })}
      running={running}
      error={error}
      close={close}
      confirm={{ text: say('orders.state.confirm'), color: 'error', run: () => void remove() }}
      dismiss={say('orders.state.stay')}
    />
  );
}
