import * as ordersMessages from '../../../contract/messages/it/orders';
import { message } from '../../../contract/messages/message';
import type { Order, OrderRequest } from '../../../contract/orders/order';
import { canCancel, type Variant } from '../../../contract/orders/orderWizard';
import { showInstant } from '../../../contract/values/dates';
import { removeRun } from '../../db/procedureRuns';
import type { Call } from '../../http/call';
import { orderCancelledMail } from '../../i18n/orders.it';
import { queueMails } from '../../mail/queueMail';
import { advance, currentRun, whichOf } from '../../procedures/advance';
import { personName } from '../../procedures/personName';
import { Refusal } from '../../refusal';
import { ALREADY, arrangementOf } from './arrangements';
import { orderAnswer } from './orderAnswer';
import { type OrderRow, readOrder } from './orderStore';
import { payableOrder } from './payment';
import { checkAmounts, checkedQuote } from './quote';

const isWaiting = ({ status }: OrderRow) => status === 'IN_ATTESA_MEPA' || status === 'IN_ATTESA_ARGO';

const OTHER_CHOICE = ordersMessages.otherChoice;
const NO_ORDER = ordersMessages.thereIsNoOrder;
const ACCEPTED = ordersMessages.contractOfOrderIsReady;

const already = ({ created_name, created_at }: OrderRow) =>
  message(ordersMessages.orderWasSentAlready, {
    name: created_name,
    when: showInstant(created_at.toISOString()),
    sentence: ALREADY,
  });

/** Tells whether a request equals an order: the same products, price and way of placing it. */
export function isSame(row: OrderRow, sent: OrderRequest): boolean {
  const ids = (of: readonly string[]) => [...of].sort().join();
  return (
    ids(row.lines.map(({ idProdotto }) => idProdotto)) === ids(sent.selected) &&
    row.price.payable === sent.importoTotaleScontato &&
    row.mepa === (sent.sendToMepa && !row.private) &&
    (row.cig ?? '') === (sent.cig ?? '') &&
    (row.order_number ?? '') === (sent.numeroOrdine ?? '') &&
    (row.order_date ?? '') === (sent.dataOrdine ?? '')
  );
}

/**
 * Reads and locks the current order and the procedure, the order first: accepting an order locks them in the same
 * sequence. `meanwhile`: the order was placed while this call waited, and is not locked.
 */
async function lockBoth(call: Call, variant: Variant) {
  const { tx, caller } = call;
  const locked = await readOrder(tx, caller.customerCode, variant, true);
  const run = await currentRun(call, arrangementOf(variant), true);
  const order = await readOrder(tx, caller.customerCode, variant);
  return { order, run, meanwhile: order?.number !== locked?.number };
}

/** Places an order. Repeating the same order has no further effect; a different one is refused while one is waiting. */
export async function placeOrder(call: Call, variant: Variant, sent: OrderRequest): Promise<Order> {
  const { tx, caller } = call;
  const arrangement = arrangementOf(variant);
  const { order: known, run } = await lockBoth(call, variant);
  if (known && isWaiting(known)) {
    if (isSame(known, sent)) return payableOrder(call, known);
    throw new Refusal('conflict', { detail: already(known) });
  }
  const { isPrivate } = await checkedQuote(call, variant, sent);
  const kept = run.answers as {
    readonly prodotti?: { readonly selected?: readonly string[] };
    readonly anagrafica?: { readonly fascia?: string };
  };
  const sameProducts =
    [...(kept.prodotti?.selected ?? [])].sort().join() === [...sent.selected].sort().join();
  if (!sameProducts || (kept.anagrafica?.fascia ?? '') !== (sent.fascia ?? ''))
    throw new Refusal('conflict', { detail: OTHER_CHOICE });
  const { sendToMepa, cig, numeroOrdine, dataOrdine } = sent;
  const tender = { sendToMepa, cig, numeroOrdine, dataOrdine };
  await advance(call, arrangement, {
    event: 'order',
    answers: isPrivate ? {} : sendToMepa ? { sendToMepa } : tender,
  });
  const made = await readOrder(tx, caller.customerCode, variant);
  if (!made) throw new Error('an order that was just made is not there');
  // The fees may have been proposed anew since the quote was checked.
  checkAmounts(made.price, sent);
  return payableOrder(call, made);
}

/**
 * Sends a mail to the person who ordered and to the one who cancelled the order; only one if they are the same person.
 */
async function tellCancelled(call: Call, row: OrderRow, variant: Variant): Promise<void> {
  const { tx, caller, now, config } = call;
  const by = await personName(call);
  const people = await tx
    .selectFrom('account')
    .select(['uid', 'email'])
    .where('customer_code', '=', caller.customerCode)
    .where('uid', 'in', [caller.uid, row.created_by])
    .execute();
  const mails = people.flatMap(({ uid, email }) =>
    email
      ? [
          {
            customerCode: caller.customerCode,
            uid,
            recipient: email,
            ...orderCancelledMail(row, variant, config.publicUrl, uid === caller.uid ? undefined : by),
          },
        ]
      : [],
  );
  await queueMails(tx, mails, now);
}

/** Withdraws an order that has not been processed yet, or hides one that is signed. */
export async function withdrawOrder(call: Call, variant: Variant): Promise<void> {
  const { tx, caller, now } = call;
  const arrangement = arrangementOf(variant);
  const { order: row, run, meanwhile } = await lockBoth(call, variant);
  if (!row) throw new Refusal('notFound', { detail: NO_ORDER });
  if (meanwhile) throw new Refusal('conflict', { detail: ALREADY });
  const { status } = await orderAnswer(tx, row);
  if (!canCancel(status) && status !== 'IN_ATTESA_ARGO' && status !== 'FIRMATO')
    throw new Refusal('conflict', { detail: ACCEPTED });
  await tx
    .updateTable('school_order')
    .set({ withdrawn_at: now })
    .where('customer_code', '=', caller.customerCode)
    .where('number', '=', row.number)
    .execute();
  if (status !== 'FIRMATO') await tellCancelled(call, row, variant);
  if (run.step === 'stato') await advance(call, arrangement, { event: 'repeat' });
  else await removeRun(tx, whichOf(call, arrangement));
}
