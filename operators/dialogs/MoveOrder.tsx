import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { orderMove } from '../../contract/staff/endpoints/orders';
import { showEuro } from '../../contract/values/showMoney';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { Consequences } from './Consequences';
import { codesIn } from './codesIn';

const arrival = defineCommand('orderArrival', {
  fields: { articles: { kind: 'text', required: true } },
  capitals: ['articles'],
});

interface MoveOrderProps extends ActionDialogProps {
  readonly move: 'mepa-arrived' | 'accept' | 'paid';
}

/**
 * Shows the consequences of the next step of an order, and performs it. If the articles on MEPA differ from those
 * ordered, the school is notified.
 */
function MoveOrder({ rows, move, ...dialog }: MoveOrderProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [order] = rows;
  const form = useCommandForm(arrival, { known: { articles: order?.products } });
  const articles: string = useWatch({ control: form.form.control, name: 'articles' });
  if (!order) return null;
  const customerCode = String(order.school);
  const numero = Number(order.number);
  const fits = codesIn(articles).sort().join() === codesIn(String(order.products)).sort().join();
  const arrived = move === 'mepa-arrived';
  const step = arrived && !fits ? 'mepa-mismatch' : move;
  const word = (part: string, values?: object) => translate(`gestore.order.${step}.${part}`, values);
  const body = { customerCode, numero, move: step, ...(arrived && { articles: codesIn(articles) }) } as const;
  return (
    <Consequences
      {...dialog}
      resource="platformOrder"
      harmless
      title={translate('gestore.order.title', { numero, school: customerCode })}
      ask={async () => true}
      tell={() => word('about', { products: order.products, due: showEuro(Number(order.due)) })}
      confirm={word('confirm')}
      {...(arrived && { form })}
      meant={body}
      run={(idempotencyKey) => callApi(orderMove, { body, idempotencyKey })}
    />
  );
}

/** Asks for the articles, then marks the order as received from MEPA. */
export const ArrivedOrder = (props: ActionDialogProps) => <MoveOrder {...props} move="mepa-arrived" />;
/** Asks for confirmation, then accepts the order for the provider. */
export const AcceptOrder = (props: ActionDialogProps) => <MoveOrder {...props} move="accept" />;
/** Asks for confirmation, then marks the bank transfer of a private school as received. */
export const PaidOrder = (props: ActionDialogProps) => <MoveOrder {...props} move="paid" />;
