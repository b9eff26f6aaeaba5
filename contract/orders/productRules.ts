import { productOf } from './products';

interface ProductRule {
  /** Change of the product that triggers the rule. */
  readonly when: 'ticked' | 'unticked';
  readonly product: string;
  /** Products that get the same state as a consequence. */
  readonly others: readonly string[];
  /** Whether the product can also be ordered without them. */
  readonly optional?: true;
  /** Reason, in Italian. */
  readonly say: string;
}

/** Dependencies between products. */
export const productRules: readonly ProductRule[] = [
  {
    when: 'ticked',
    product: 'MAD',
    others: ['PER'],
    say: 'Le domande di supplenza si acquisiscono in Personale: i due prodotti si ordinano insieme.',
  },
  {
    when: 'ticked',
    product: 'PER',
    others: ['AWP'],
    optional: true,
    say: 'L’area web del personale è un accessorio gratuito di Personale.',
  },
  {
    when: 'ticked',
    product: 'AWP',
    others: ['PER'],
    say: 'L’area web del personale è un accessorio gratuito di Personale.',
  },
  {
    when: 'unticked',
    product: 'PER',
    others: ['MAD', 'AWP'],
    say: 'Senza Personale non si possono ordinare i prodotti che ne dipendono.',
  },
  {
    when: 'ticked',
    product: 'MOD',
    others: ['SIT'],
    say: 'La modulistica in linea è pubblicata nel sito web della scuola: i due servizi si ordinano insieme.',
  },
  {
    when: 'unticked',
    product: 'SIT',
    others: ['MOD'],
    say: 'Senza il sito web della scuola non si può ordinare la modulistica in linea.',
  },
];

/** Triggered rule with the products that it changed. */
export interface Fired {
  readonly rule: ProductRule;
  readonly changed: readonly string[];
}

export interface Ticked {
  readonly selected: readonly string[];
  readonly fired: readonly Fired[];
}

/**
 * Selects or deselects a product and applies the rules among the products on offer.
 * @returns the new selection, in the order of the offer, and the triggered rules
 */
export function tick(
  selected: readonly string[],
  product: string,
  on: boolean,
  offered: readonly string[],
): Ticked {
  const now = new Set(selected);
  const fired: Fired[] = [];
  const todo = [product];
  for (let one = todo.shift(); one !== undefined; one = todo.shift()) {
    if (on) now.add(one);
    else now.delete(one);
    for (const rule of productRules) {
      if (rule.product !== one || (rule.when === 'ticked') !== on) continue;
      const changed = rule.others.filter((other) => offered.includes(other) && now.has(other) !== on);
      if (changed.length > 0) fired.push({ rule, changed });
      for (const other of changed)
        if (on) now.add(other);
        else now.delete(other);
      todo.push(...changed);
    }
  }
  return { selected: offered.filter((id) => now.has(id)), fired };
}

/** Returns why a selection cannot be ordered as it is; undefined if it can. */
export function selectionProblem(
  selected: readonly string[],
  offered: readonly string[],
): string | undefined {
  return productRules.find(
    ({ when, product, others, optional }) =>
      when === 'ticked' &&
      !optional &&
      selected.includes(product) &&
      others.some((other) => offered.includes(other) && !selected.includes(other)),
  )?.say;
}

/** Returns the names of products as a list for a sentence. */
export const namesOf = (ids: readonly string[]): string =>
  ids.map((id) => productOf(id)?.name ?? id).join(', ');
