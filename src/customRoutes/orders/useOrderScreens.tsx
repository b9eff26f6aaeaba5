import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Customer, Tender } from '../../../contract/orders/order';
import { preselected } from '../../../contract/orders/orderWizard';
import { namesOf } from '../../../contract/orders/productRules';
import type { Band } from '../../../contract/orders/products';
import { NEXT } from '../../../contract/procedures/procedure';
import { useRefusalText } from '../../api/useRefusalText';
import { useSay } from '../../i18n/useSay';
import type { StepProps, StepScreens } from '../../steps/stepScreen';
import type { StepAnswers } from '../../steps/useAnswerForm';
import type { ProcedureState } from '../../steps/useProcedure';
import { bandLabel } from './bandLabel';
import { CustomerStep } from './CustomerStep';
import { LetterStep } from './LetterStep';
import { asksBand, useOrder } from './OrderContext';
import { ProductsStep } from './ProductsStep';
import { type Chosen, requestOf } from './requestOf';
import { StateStep } from './StateStep';
import { tenderSpec } from './TenderForm';
import { TenderStep } from './TenderStep';
import { stateKey, useOrderApi } from './useOrders';

/** A message: its title and text. */
export interface Said {
  readonly title: string;
  readonly lines: readonly string[];
  /** Set if another person may have changed the data, which are then reloaded after the message was read. */
  readonly stale?: true;
}

interface Input {
  readonly procedure: ProcedureState;
  readonly customer: Customer;
  readonly movements: Parameters<typeof preselected>[0];
  readonly chosen: Chosen;
  readonly loading: boolean;
  readonly tell: (said: Said) => void;
}

/** Returns the screens of a wizard. */
export function useOrderScreens(input: Input): StepScreens {
  const { procedure, customer, movements, chosen, loading, tell } = input;
  const { variant, isPrivate, products } = chosen;
  const say = useSay();
  const refusalOf = useRefusalText();
  const queries = useQueryClient();
  const api = useOrderApi(variant);
  const { nominaTrattamento, fornitore } = customer;
  const noLetter = Boolean(nominaTrattamento) && nominaTrattamento !== 'S' && variant.kind === 'renewal';
  const withBand = asksBand(chosen);

  async function toProducts(answers: StepAnswers): Promise<boolean> {
    if (!noLetter) return procedure.go(NEXT, { step: 'anagrafica', answers });
    const text = say('orders.customer.letterText', { mail: fornitore.privacy });
    tell({ title: say('orders.customer.letterTitle'), lines: [text] });
    return false;
  }

  async function order(tender: Partial<Tender>): Promise<boolean> {
    try {
      const made = await api.order(requestOf(chosen, tender, say('orders.tender.paymentOnly')));
      queries.setQueryData(stateKey(variant), made);
      await procedure.readAgain();
      const what = say(`orders.sent.${variant.kind}`);
      tell({
        title: say('orders.sent.title'),
        lines: [
          say('orders.sent.about', { what }),
          isPrivate ? say('orders.sent.own', { mail: fornitore.contatto }) : say('orders.sent.school'),
        ],
      });
      return true;
    } catch (error) {
      tell({ title: say('orders.attention'), lines: [refusalOf(error)], stale: true });
      return false;
    }
  }

  return {
    tipologia: { label: say('orders.steps.tipologia'), Screen: ToKinds },
    informativa: { label: say('orders.steps.informativa'), Screen: LetterStep },
    anagrafica: {
      label: say('orders.steps.anagrafica'),
      Screen: CustomerStep,
      ...(withBand && customer.fasciaAlunni && { initial: { fascia: customer.fasciaAlunni } }),
      disabledReason: ({ fascia }) =>
        withBand && !fascia && !noLetter ? say('orders.customer.bandFirst') : undefined,
      send: toProducts,
      ...(withBand && {
        facts: ({ fascia }) => [
          [say('orders.customer.band'), fascia ? bandLabel(say, fascia as Band, customer.limitiFasce) : ''],
        ],
      }),
    },
    prodotti: {
      label: say('orders.steps.prodotti'),
      Screen: ProductsStep,
      initial: {
        selected: preselected(
          movements,
          products.map(({ idProdotto }) => idProdotto),
        ),
      },
      disabledReason: ({ selected }) => {
        if (loading) return say('orders.loading');
        return (selected as readonly string[] | undefined)?.length ? undefined : say('orders.products.first');
      },
      facts: ({ selected }) => [
        [say('orders.products.chosen'), namesOf(products, (selected ?? []) as readonly string[])],
      ],
    },
    riepilogo: {
      label: say('orders.steps.riepilogo'),
      Screen: TenderStep,
      capitals: tenderSpec.capitals,
      initial: isPrivate ? {} : { sendToMepa: true },
      send: (answers) => order(answers as Partial<Tender>),
    },
    stato: { label: say('orders.steps.stato'), Screen: StateShown, over: true },
  };
}

/** Redirects to the page on which the kind of restoration is chosen, because that step comes before the wizard. */
function ToKinds() {
  const { leave } = useOrder();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once
  useEffect(() => leave?.(), []);
  return null;
}

function StateShown({ run }: StepProps) {
  const { chosen, order, reload, leave } = useOrder();
  if (!order) return null;
  return (
    <StateStep
      variant={chosen.variant}
      order={order}
      receipt={run.receipt ?? undefined}
      reload={reload}
      leave={leave}
    />
  );
}
