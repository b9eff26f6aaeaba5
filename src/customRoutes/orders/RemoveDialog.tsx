import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Variant } from '../../../contract/procedures/orderWizard';
import { useSendOnce } from '../../api/useSendOnce';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { WorkOutcome } from '../../ui/WorkOutcome';
import { failureText } from './failureText';
import { useOrderApi } from './useOrders';

interface RemoveDialogProps {
  readonly variant: Variant;
  /** Because it is cancelled, or because it is done once more. */
  readonly why: 'cancel' | 'repeat';
  readonly close: () => void;
  readonly removed?: () => void;
}

/** Asks before an order is let go and the procedure begins again. */
export function RemoveDialog({ variant, why, close, removed }: RemoveDialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const queries = useQueryClient();
  const api = useOrderApi(variant);
  const sendOnce = useSendOnce();
  const [error, setError] = useState<unknown>();
  const of = variant.kind === 'renewal' ? 'renewalOf' : 'restorationOf';
  const what = say(`orders.state.${of}.${variant.services ? 'services' : 'contracts'}`);
  async function remove(): Promise<void> {
    try {
      await sendOnce(why, api.remove);
      await queries.invalidateQueries({ queryKey: ['procedure'] });
      await queries.invalidateQueries({ queryKey: ['orders'] });
      close();
      removed?.();
    } catch (thrown) {
      setError(thrown);
    }
  }
  return (
    <Dialog
      size="question"
      onClose={close}
      title={say(`orders.state.${why}`)}
      about={why === 'cancel' ? say('orders.state.cancelText') : say('orders.state.repeatText', { what })}
      actions={
        <>
          <Button onClick={close}>{say('orders.state.stay')}</Button>
          <Button variant="contained" color="error" onClick={() => void remove()}>
            {say('orders.state.confirm')}
          </Button>
        </>
      }
    >
      <WorkOutcome working={false} error={error === undefined ? undefined : translate(failureText(error))} />
    </Dialog>
  );
}
