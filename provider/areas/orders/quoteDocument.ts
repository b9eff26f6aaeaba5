import type { Renewable } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import type { Price } from '../../../contract/orders/price';
import { makeQuote } from '../../documents/orderQuote';
import { type Asking, readCustomer } from './orderStore';

interface Quoted {
  readonly lines: readonly Renewable[];
  readonly price: Price;
  readonly isPrivate: boolean;
  /** The date of the document: the quote of an order has the same bytes whenever it is rendered. */
  readonly at: Date;
}

/** Renders the quote of the caller's school as a PDF. */
export async function quoteDocument(asking: Asking, variant: Variant, { isPrivate, ...quoted }: Quoted) {
  const { nome } = await readCustomer(asking);
  const account = isPrivate ? asking.config.bankAccount : undefined;
  return makeQuote({ ...quoted, variant, account, school: `${nome} (${asking.caller.customerCode})` });
}
