import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order, Tender } from '../../../contract/entities/order';
import type { FieldError } from '../../../contract/errors';
import { orderProcedures } from '../../../contract/procedures/orders';
import type { Variant } from '../../../contract/procedures/orderWizard';
import { answerProblems } from '../../../contract/procedures/procedure';
import type { StepAnswers } from '../../features/procedure/stepScreen';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { Dialog } from '../../ui/Dialog';
import { WhyButton } from '../../ui/tips/WhyButton';
import { WorkOutcome } from '../../ui/WorkOutcome';
import { failureText } from './failureText';
import { TenderForm } from './TenderForm';
import { stateKey, useOrderApi } from './useOrders';

interface TenderDialogProps {
  readonly variant: Variant;
  readonly order: Order;
  readonly close: () => void;
}

/** Changes how an order that waits is placed: on MEPA, or with the data of a tender. */
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
  const [error, setError] = useState<unknown>();
  const [running, setRunning] = useState(false);
  async function save(): Promise<void> {
    const found = answerProblems(orderProcedures.contractRenewal, 'riepilogo', answers, viewerOf(session));
    setProblems(found);
    if (found.length > 0) return;
    setRunning(true);
    try {
      queries.setQueryData(stateKey(variant), await api.change(answers as Tender));
      close();
    } catch (thrown) {
      setError(thrown);
      setRunning(false);
      // Somebody else, or the provider, was faster: below it is what there is now.
      await queries.invalidateQueries({ queryKey: stateKey(variant) });
    }
  }
  return (
    <Dialog
      size="question"
      onClose={close}
      title={say('orders.tender.change')}
      about={say('orders.tender.changeAbout')}
      actions={
        <>
          <Button onClick={close}>{say('orders.tender.keep')}</Button>
          <WhyButton variant="contained" busy={running} onClick={() => void save()}>
            {say('orders.tender.save')}
          </WhyButton>
        </>
      }
    >
      <TenderForm
        answers={answers}
        change={(next) => {
          setProblems([]);
          setAnswers(next);
        }}
        problems={problems}
      />
      <WorkOutcome working={false} error={error === undefined ? undefined : translate(failureText(error))} />
    </Dialog>
  );
}
