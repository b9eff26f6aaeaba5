import * as ordersMessages from '../../../contract/messages/it/orders';
import type { OrderRequest, Renewable } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import { feesOf, type Price, priceOf } from '../../../contract/orders/price';
import { offeredRules, selectionProblem } from '../../../contract/orders/productRules';
import type { Band } from '../../../contract/orders/products';
import { Refusal } from '../../refusal';
import { type Asking, readCustomer, readOffered } from './orderStore';

/** The ordered products and their price. */
export interface Quote {
  readonly lines: readonly Renewable[];
  readonly price: Price;
  readonly isPrivate: boolean;
  readonly band: Band | null;
}

const NONE_CHOSEN = ordersMessages.noneChosen;
const NOT_OFFERED = ordersMessages.notOffered;
const OTHER_TOTAL = ordersMessages.otherTotal;
const NO_BAND = ordersMessages.noBand;
const OTHER_SCHOOL = ordersMessages.otherSchool;

/**
 * Computes the current price of some products.
 * @throws Refusal `conflict` if they cannot be ordered in their current state
 */
export async function quoteOf(
  asking: Asking,
  variant: Variant,
  selected: readonly string[],
  asked: Band | null | undefined,
): Promise<Quote> {
  const { isPrivate } = await readCustomer(asking);
  const needsBand = !isPrivate && variant.kind === 'renewal' && !variant.services;
  if (needsBand && !asked) throw new Refusal('conflict', { detail: NO_BAND });
  const own =
    isPrivate || variant.services ? undefined : (asked ?? (await readCustomer(asking)).fasciaAlunni);
  const band = own ?? undefined;
  const offered = await readOffered(asking, variant, { isPrivate, band });
  const lines = offered.filter(({ idProdotto }) => selected.includes(idProdotto));
  if (lines.length === 0)
    throw new Refusal('conflict', { detail: selected.length > 0 ? NOT_OFFERED : NONE_CHOSEN });
  if (lines.length !== new Set(selected).size) throw new Refusal('conflict', { detail: NOT_OFFERED });
  const ids = offered.map(({ idProdotto }) => idProdotto);
  const why = selectionProblem(selected, ids, offeredRules(offered));
  if (why) throw new Refusal('conflict', { detail: why });
  const price = priceOf(feesOf(lines), { kind: variant.kind, isPrivate });
  return { lines, price, isPrivate, band: needsBand ? (band ?? null) : null };
}

/**
 * Computes the quote for a request.
 * @throws Refusal `conflict` if the request is for another school, or its amounts differ from the quote
 */
export async function checkedQuote(asking: Asking, variant: Variant, sent: OrderRequest): Promise<Quote> {
  if (sent.cliente !== asking.caller.customerCode || sent.isServizi !== variant.services)
    throw new Refusal('conflict', { detail: OTHER_SCHOOL });
  const quote = await quoteOf(asking, variant, sent.selected, sent.fascia);
  checkAmounts(quote.price, sent);
  return quote;
}

/** @throws Refusal `conflict` if the amounts in the request differ from the price */
export function checkAmounts(price: Price, sent: OrderRequest): void {
  const same =
    sent.importoTotale === price.total &&
    sent.importoTotaleScontato === price.payable &&
    sent.scontoPercentuale === price.percent &&
    sent.scontoCalcolato === price.discount &&
    sent.contatti === price.contacts;
  if (!same) throw new Refusal('conflict', { detail: OTHER_TOTAL });
}
