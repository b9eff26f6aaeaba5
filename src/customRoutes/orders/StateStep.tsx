import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Order, Tender } from '../../../contract/orders/order';
import { canCancel, canChangeTender, type Variant } from '../../../contract/orders/orderWizard';
import { orderProcedures } from '../../../contract/orders/procedure';
import { answerProblems } from '../../../contract/procedures/procedure';
import { useCommand } from '../../api/useCommand';
import { useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { AnswerForm } from '../../steps/AnswerForm';
import { ReceiptCard } from '../../steps/ReceiptCard';
import { useAnswerForm } from '../../steps/useAnswerForm';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { failureText } from './failureText';
import { nextKey } from './nextKey';
import { OrderContract } from './OrderContract';
import { OrderDetails } from './OrderDetails';
import { procedureCallsOf } from './orderApi';
import { QuoteButton } from './QuoteButton';
import { requestOfOrder } from './requestOf';
import { TenderForm, tenderSpec } from './TenderForm';
import { stateKey, useOrderApi } from './useOrders';

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

interface RemoveDialogProps {
  readonly variant: Variant;
  /** Reason for the removal: the order is cancelled, or done once more. */
  readonly why: 'cancel' | 'repeat';
  readonly close: () => void;
  readonly removed?: () => void;
}

/** Asks for confirmation before an order is removed and the procedure starts over. */
function RemoveDialog({ variant, why, close, removed }: RemoveDialogProps) {
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

interface TenderDialogProps {
  readonly variant: Variant;
  readonly order: Order;
  readonly close: () => void;
}

/** Asks how a pending order is placed, on MEPA or with the data of a tender, and changes the order. */
function TenderDialog({ variant, order, close }: TenderDialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const session = useSession();
  const queries = useQueryClient();
  const api = useOrderApi(variant);
  const { sendToMepa, cig, numeroOrdine, dataOrdine } = order;
  const form = useAnswerForm({
    spec: tenderSpec,
    base: sendToMepa ? { sendToMepa } : { sendToMepa, cig, numeroOrdine, dataOrdine },
    problemsOf: (answers) =>
      answerProblems(orderProcedures.contractRenewal, 'riepilogo', answers, viewerOf(session)),
  });
  const { run, running, error } = useCommand((failure) => translate(failureText(failure)));
  async function save(): Promise<void> {
    const { checked } = await form.check();
    if (!checked) return;
    void run(async () => {
      try {
        queries.setQueryData(stateKey(variant), await api.change(checked as Tender));
      } catch (thrown) {
        // Another person or the provider may have changed the order first; the reloaded state is shown below.
        void queries.invalidateQueries({ queryKey: stateKey(variant) });
        throw thrown;
      }
      close();
    });
  }
  return (
    <ActionDialog
      title={say('orders.tender.change')}
      about={say('orders.tender.changeAbout')}
      running={running}
      error={error}
      persistent
      close={close}
      confirm={{ text: say('orders.tender.save'), run: () => void save() }}
      dismiss={say('orders.tender.keep')}
    >
      <AnswerForm form={form}>
        <TenderForm />
      </AnswerForm>
    </ActionDialog>
  );
}
