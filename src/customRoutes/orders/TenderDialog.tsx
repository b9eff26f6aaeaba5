import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Order, Tender } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import { orderProcedures } from '../../../contract/orders/procedure';
import { answerProblems } from '../../../contract/procedures/procedure';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { AnswerForm } from '../../steps/AnswerForm';
import { useAnswerForm } from '../../steps/useAnswerForm';
import { ActionDialog } from '../../ui/ActionDialog';
import { failureText } from './failureText';
import { TenderForm, tenderSpec } from './TenderForm';
import { stateKey, useOrderApi } from './useOrders';

interface TenderDialogProps {
  readonly variant: Variant;
  readonly order: Order;
  readonly close: () => void;
}

/** Changes how a pending order is placed: on MEPA, or with the data of a tender. */
export function TenderDialog({ variant, order, close }: TenderDialogProps) {
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
        // Another person or the provider was faster; the reloaded state is shown below.
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
