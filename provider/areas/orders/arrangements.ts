import { createHash } from 'node:crypto';
import * as ordersMessages from '../../../contract/messages/it/orders';
import { contractRenewalCalls, serviceRenewalCalls } from '../../../contract/orders/endpoints';
import type { Tender } from '../../../contract/orders/order';
import { quoteFileName, type Variant } from '../../../contract/orders/orderWizard';
import { orderProcedures, procedureNameOf } from '../../../contract/orders/procedure';
import type { Band } from '../../../contract/orders/products';
import {
  contractRestorationCalls,
  serviceRestorationCalls,
} from '../../../contract/orders/restorationsEndpoints';
import { workingDayAfter } from '../../../contract/values/dates';
import { orderPage, orderReceiptPrefix, orderWords as words } from '../../i18n/orders.it';
import { defineHandlers, type Given, type ProcedureHandlers } from '../../procedures/handlers';
import { issueReceipt } from '../../procedures/issueReceipt';
import { personName } from '../../procedures/personName';
import { Refusal } from '../../refusal';
import { insertOrder, readBank, readCustomer } from './orderStore';
import { paymentTo } from './payment';
import { quoteOf } from './quote';
import { quoteDocument } from './quoteDocument';

const NO_LETTER = ordersMessages.noLetter;
const NO_BAND = ordersMessages.noBand;
export const ALREADY = ordersMessages.already;
export const NO_TENDER = ordersMessages.noTender;
/** Working days within which the provider accepts an order. */
const ACCEPT_DAYS = 10;

const bandOf = ({ answers }: Given) => (answers.anagrafica as { fascia?: Band } | undefined)?.fascia;
const selectedOf = ({ answers }: Given) =>
  (answers.prodotti as { selected?: readonly string[] } | undefined)?.selected ?? [];

/**
 * Returns the implementations of the names that the step tables of renewals and restorations use, for one of the four
 * variants.
 */
function namesOf(variant: Variant) {
  return {
    entity: 'order',
    open: async () => undefined,
    guards: {
      customer: async (given: Given) => {
        const { isPrivate, nominaTrattamento } = await readCustomer(given.doing);
        if (nominaTrattamento && nominaTrattamento !== 'S') return NO_LETTER;
        return isPrivate || bandOf(given) ? undefined : [{ field: 'fascia', message: NO_BAND }];
      },
      chosen: async (given: Given) => {
        await quoteOf(given.doing, variant, selectedOf(given), bandOf(given));
        return undefined;
      },
    },
    effects: {
      order: async (given: Given) => {
        await order(given, variant);
        return undefined;
      },
      forget: async () => 'forget' as const,
    },
  };
}

/** Stores the order, and issues the receipt to the person who ordered. */
async function order(given: Given, variant: Variant): Promise<void> {
  const { doing, answers } = given;
  const { tx, caller, now } = doing;
  const { lines, price, isPrivate, band } = await quoteOf(doing, variant, selectedOf(given), bandOf(given));
  const tender = (answers.riepilogo ?? {}) as Partial<Tender>;
  if (!isPrivate && tender.sendToMepa == null) throw new Refusal('conflict', { detail: NO_TENDER });
  const mepa = !isPrivate && tender.sendToMepa === true;
  const own = !isPrivate && !mepa;
  const status = mepa ? 'IN_ATTESA_MEPA' : 'IN_ATTESA_ARGO';
  const bank = isPrivate ? await readBank(doing) : undefined;
  const number = await insertOrder(tx, {
    customer_code: caller.customerCode,
    kind: variant.kind,
    services: variant.services,
    status,
    history: JSON.stringify([{ codStato: status, timestamp: now.toISOString() }]),
    lines: JSON.stringify(lines),
    price: JSON.stringify(price),
    private: isPrivate,
    band,
    mepa,
    cig: (own && tender.cig) || null,
    order_number: (own && tender.numeroOrdine) || null,
    order_date: (own && tender.dataOrdine) || null,
    mepa_error: null,
    contract_file: null,
    withdrawn_at: null,
    paid_at: null,
    beneficiary: bank?.beneficiary ?? null,
    account: bank?.account ?? null,
    created_at: now,
    created_by: caller.uid,
    created_name: await personName(doing),
  });
  if (number === undefined) throw new Refusal('conflict', { detail: ALREADY });
  const { content } = await quoteDocument(doing, variant, { lines, price, account: bank?.account, at: now });
  const payment = bank && (await paymentTo(bank, price.due, words.reference(caller.customerCode, number)));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const next = isPrivate ? words.receipt.own : mepa ? words.receipt.mepa : words.receipt.provider;
  await issueReceipt(
    doing,
    { procedure: orderProcedures[procedureNameOf(variant)] },
    {
      prefix: orderReceiptPrefix(variant),
      procedura: words.procedure(variant, number),
      documenti: [],
      importi: [...words.amounts(lines, price), ...(payment ? words.byTransfer(payment) : [])],
      ...(payment?.qr && { qr: payment.qr }),
      allegati: [{ file: quoteFileName(variant, caller.customerCode), sha256 }],
      prossimo: next,
      entro: workingDayAfter(now, ACCEPT_DAYS),
      page: orderPage(variant),
    },
  );
}

const renewal = (services: boolean) => namesOf({ kind: 'renewal', services });
const restoration = (services: boolean) => namesOf({ kind: 'restoration', services });

/** The four order procedures, with implementations of the names in their step tables. */
export const arrangements = {
  contractRenewal: defineHandlers({
    procedure: orderProcedures.contractRenewal,
    calls: contractRenewalCalls,
    ...renewal(false),
  }),
  serviceRenewal: defineHandlers({
    procedure: orderProcedures.serviceRenewal,
    calls: serviceRenewalCalls,
    ...renewal(true),
  }),
  contractRestoration: defineHandlers({
    procedure: orderProcedures.contractRestoration,
    calls: contractRestorationCalls,
    ...restoration(false),
  }),
  serviceRestoration: defineHandlers({
    procedure: orderProcedures.serviceRestoration,
    calls: serviceRestorationCalls,
    ...restoration(true),
  }),
} as const;

export const arrangementOf = (variant: Variant): ProcedureHandlers =>
  arrangements[procedureNameOf(variant)] as ProcedureHandlers;
