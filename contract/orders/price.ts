/** Kinds of orders: a school renews products that are about to expire, or restores lapsed ones. */
export const orderKinds = ['renewal', 'restoration'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Kind and customer of an order, which decide rounding and discount. */
export interface PricedOrder {
  readonly kind: OrderKind;
  /** Whether the customer is private: no rounding, no discount. */
  readonly isPrivate: boolean;
}

/** Price of an order. All amounts are whole cents. */
export interface Price {
  /** Sum of the fees, rounded to ten euros if rounding applies to the order. */
  readonly total: number;
  /** Discount in hundred-thousandths of a percent; 0 without a discount. */
  readonly percent: number;
  /** Discount, rounded to the nearest cent. */
  readonly discount: number;
  /** Amount owed before VAT. */
  readonly payable: number;
  readonly vat: number;
  readonly due: number;
  /** Number of support contacts; of interventions, for services. */
  readonly contacts: number;
}

const EURO = 100;
const TEN_EUROS = 10 * EURO;
/**
 * Threshold in cents above which fees are discounted and below which they are rounded; neither applies at the threshold
 * itself.
 */
const DISCOUNT_ABOVE = 500 * EURO;
const VAT_PERCENT = 22;
/** Cents of an order per support contact: half of the amount pays for contacts, which cost 23 euros each. */
const CENTS_OF_A_CONTACT = 2 * 23 * EURO;

/** Rounds to the nearest ten euros, half up. */
const toTenEuros = (cents: number): number => Math.floor((cents + TEN_EUROS / 2) / TEN_EUROS) * TEN_EUROS;

/**
 * Applies a discount of total/1000 percent to the total. In cents, the discount is total² / 10⁷; the square exceeds the
 * precision of a double. There is no cap: at 100,000 euros the discount equals the total.
 */
function discounted(total: number): Pick<Price, 'percent' | 'discount' | 'payable'> {
  const cents = BigInt(total);
  const discount = Number((cents * cents + 5_000_000n) / 10_000_000n);
  const euros = Number((cents * 10_000_000n - cents * cents) / 1_000_000_000n);
  return { percent: total, discount, payable: toTenEuros(euros * EURO) };
}

function beforeVat(sum: number, { kind, isPrivate }: PricedOrder) {
  if (!isPrivate && kind === 'renewal' && sum > DISCOUNT_ABOVE) return { total: sum, ...discounted(sum) };
  const rounded = !isPrivate && (kind === 'restoration' || sum < DISCOUNT_ABOVE);
  const total = rounded ? toTenEuros(sum) : sum;
  return { total, percent: 0, discount: 0, payable: total };
}

/** Returns the sum of the fees of products, in cents. */
export const feesOf = (lines: readonly { readonly importoCanoneProposto: number }[]): number =>
  lines.reduce((sum, { importoCanoneProposto }) => sum + importoCanoneProposto, 0);

/**
 * Returns the price of an order from its fees (specification, part 2 §9; ).
 * @param sum sum of the fees in whole cents, not negative
 */
export function priceOf(sum: number, order: PricedOrder): Price {
  const price = beforeVat(sum, order);
  const vat = Math.floor((price.payable * VAT_PERCENT + 50) / 100);
  const contacts = Math.max(0, Math.ceil(price.payable / CENTS_OF_A_CONTACT));
  return { ...price, vat, due: price.payable + vat, contacts };
}
