import type { Renewable } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import type { Price } from '../../../contract/orders/price';
import { makeQuote } from '../../documents/orderQuote';
import { type Asking, readCustomer } from './orderStore';

interface Quoted {
  readonly lines: readonly Renewable[];
  readonly price: Price;
  /** Where a private school pays; undefined for other schools. */
  readonly account: string | undefined;
  /** The date in the document. For an order it is fixed, so that its quote always has the same bytes. */
  readonly at: Date;
}

/** Renders the quote of the caller's school as a PDF. */
export async function quoteDocument(asking: Asking, variant: Variant, quoted: Quoted) {
  const { nome } = await readCustomer(asking);
  return makeQuote({ ...quoted, variant, school: `${nome} (${asking.caller.customerCode})` });
}
