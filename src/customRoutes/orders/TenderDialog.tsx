import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order, Tender } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import { orderProcedures } from '../../../contract/orders/procedure';
import { answerProblems } from '../../../contract/procedures/procedure';
import type { FieldError } from '../../../contract/schema/errors';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { StepAnswers } from '../../steps/stepScreen';
import { ActionDialog } from '../../ui/ActionDialog';
import { failureText } from './failureText';
import { TenderForm } from './TenderForm';
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
  const [answers, setAnswers] = useState<StepAnswers>(
    sendToMepa ? { sendToMepa } : { sendToMepa, cig, numeroOrdine, dataOrdine },
  );
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const { run, running, error } = useCommand((failure) => translate(failureText(failure)));
  function save(): void {
    const found = answerProblems(orderProcedures.contractRenewal, 'riepilogo', answers, viewerOf(session));
    setProblems(found);
    if (found.length > 0) return;
    void run(async () => {
      try {
        queries.setQueryData(stateKey(variant), await api.change(answers as Tender));
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
      confirm={{ text: say('orders.tender.save'), run: save }}
      dismiss={say('orders.tender.keep')}
    >
      <TenderForm
        answers={answers}
        change={(next) => {
          setProblems([]);
          setAnswers(next);
        }}
        problems={problems}
      />
    </ActionDialog>
  );
}
