import * as ordersMessages from '../messages/it/orders';
import { message } from '../messages/message';
import type { Renewable } from './order';
import type { Product } from './products';

export interface ProductRule {
  /** Change of the product that triggers the rule. */
  readonly when: 'ticked' | 'unticked';
  readonly product: string;
  /** Products that are selected or deselected with it as a consequence. */
  readonly others: readonly string[];
  /** Whether the product can also be ordered without the others. */
  readonly optional?: true;
  /** Reason for the rule, in Italian. */
  readonly say: string;
}

/**
 * Returns the dependencies between the products of a price list: a product is ordered with those that it
 * requires, and a free accessory is selected with its product.
 */
export const rulesOf = (products: readonly Product[]): readonly ProductRule[] =>
  products.flatMap((product) => {
    const { id, name, requires, accessoryOf, reason } = product;
    const accessories = products.filter((one) => one.accessoryOf === id);
    const dependent = [...products.filter((one) => one.requires.includes(id)), ...accessories];
    const others = accessoryOf ? [...requires, accessoryOf] : requires;
    return [
      ...(others.length > 0
        ? [{ when: 'ticked', product: id, others, say: reason ?? together(name) } as const]
        : []),
      ...accessories.map(
        (one) =>
          ({
            when: 'ticked',
            product: id,
            others: [one.id],
            optional: true,
            say: one.reason ?? accessory(one.name, name),
          }) as const,
      ),
      ...(dependent.length > 0
        ? [
            {
              when: 'unticked',
              product: id,
              others: dependent.map((one) => one.id),
              say: message(ordersMessages.withoutProductsDepend, { product: name }),
            } as const,
          ]
        : []),
    ];
  });

const together = (name: string) => message(ordersMessages.isOrderedTogetherWithProducts, { product: name });
const accessory = (name: string, of: string) =>
  message(ordersMessages.isFreeAccessory, { product: name, other: of });

/** Returns the rules in the field `regole` of the products on offer. */
export const offeredRules = (
  offered: readonly Pick<Renewable, 'idProdotto' | 'regole'>[],
): readonly ProductRule[] =>
  offered.flatMap(({ idProdotto, regole }) =>
    (regole ?? []).map(({ quando, prodotti, facoltativi, motivo }) => ({
      when: quando === 'scelto' ? 'ticked' : 'unticked',
      product: idProdotto,
      others: prodotti,
      ...(facoltativi && { optional: true }),
      say: motivo,
    })),
  );

/** Converts the rules of a product to `regole`, the field of an offered product; {@link offeredRules} reads them. */
export const regoleOf = (rules: readonly ProductRule[], product: string): NonNullable<Renewable['regole']> =>
  rules
    .filter((rule) => rule.product === product)
    .map(({ when, others, optional, say }) => ({
      quando: when === 'ticked' ? 'scelto' : 'tolto',
      prodotti: others,
      ...(optional && { facoltativi: true }),
      motivo: say,
    }));

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
  rules: readonly ProductRule[],
): Ticked {
  const now = new Set(selected);
  const fired: Fired[] = [];
  const todo = [product];
  for (let one = todo.shift(); one !== undefined; one = todo.shift()) {
    if (on) now.add(one);
    else now.delete(one);
    for (const rule of rules) {
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
  rules: readonly ProductRule[],
): string | undefined {
  return rules.find(
    ({ when, product, others, optional }) =>
      when === 'ticked' &&
      !optional &&
      selected.includes(product) &&
      others.some((other) => offered.includes(other) && !selected.includes(other)),
  )?.say;
}

/** Returns the names of products as a list for a sentence. `ids` restricts it to products with these codes. */
export const namesOf = (
  products: readonly Pick<Renewable, 'idProdotto' | 'descrizione'>[],
  ids: readonly string[] = products.map(({ idProdotto }) => idProdotto),
): string =>
  ids.map((id) => products.find(({ idProdotto }) => idProdotto === id)?.descrizione ?? id).join(', ');
