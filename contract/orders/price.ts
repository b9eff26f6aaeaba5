/** A school renews what is about to expire, or restores what has lapsed. */
export const orderKinds = ['renewal', 'restoration'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Whose order it is: what decides about rounding and discount. */
export interface Ordering {
  readonly kind: OrderKind;
  /** Private customers: no rounding, no discount. */
  readonly isPrivate: boolean;
}

/** What an order costs. All amounts are whole cents. */
export interface Price {
  /** The fees together, rounded where they are. */
  readonly total: number;
  /** In hundred-thousandths of a percent; 0 without a discount. */
  readonly percent: number;
  /** To the nearest cent. */
  readonly discount: number;
  /** What is owed before VAT. */
  readonly payable: number;
  readonly vat: number;
  readonly due: number;
  /** Support contacts; interventions of services. */
  readonly contacts: number;
}

const EURO = 100;
const TEN_EUROS = 10 * EURO;
/** Above it fees are discounted, below it rounded; neither at it. */
const DISCOUNT_ABOVE = 500 * EURO;
const VAT_PERCENT = 22;
/** Euros of an order for one contact: half of what is owed, at 23 euros each. */
const CENTS_OF_A_CONTACT = 2 * 23 * EURO;

/** To the nearest ten euros, half up. */
const toTenEuros = (cents: number): number => Math.floor((cents + TEN_EUROS / 2) / TEN_EUROS) * TEN_EUROS;

/**
 * The discount, total/1000 percent of the total: in cents total² / 10⁷, which is more than a double can hold. There is
 * no cap: it reaches the total at 100,000 euros.
 */
function discounted(total: number): Pick<Price, 'percent' | 'discount' | 'payable'> {
  const cents = BigInt(total);
  const discount = Number((cents * cents + 5_000_000n) / 10_000_000n);
  const euros = Number((cents * 10_000_000n - cents * cents) / 1_000_000_000n);
  return { percent: total, discount, payable: toTenEuros(euros * EURO) };
}

function beforeVat(sum: number, { kind, isPrivate }: Ordering) {
  if (!isPrivate && kind === 'renewal' && sum > DISCOUNT_ABOVE) return { total: sum, ...discounted(sum) };
  const rounded = !isPrivate && (kind === 'restoration' || sum < DISCOUNT_ABOVE);
  const total = rounded ? toTenEuros(sum) : sum;
  return { total, percent: 0, discount: 0, payable: total };
}

/**
 * What an order of some fees costs (specification, part 2 §9; ).
 * @param sum the fees together, in whole cents, not negative
 */
export function priceOf(sum: number, ordering: Ordering): Price {
  const price = beforeVat(sum, ordering);
  const vat = Math.floor((price.payable * VAT_PERCENT + 50) / 100);
  const contacts = Math.max(0, Math.ceil(price.payable / CENTS_OF_A_CONTACT));
  return { ...price, vat, due: price.payable + vat, contacts };
}
