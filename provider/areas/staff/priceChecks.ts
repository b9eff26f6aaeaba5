import { isIban } from '../../../contract/orders/payment';
import type { Product } from '../../../contract/orders/products';
import type { PlatformPrice } from '../../../contract/staff/platformPrice';

export interface PriceProblem {
  readonly product: string;
  readonly field: keyof PlatformPrice;
  readonly message: string;
}

/**
 * Returns what is wrong with a price list as a whole: fees that contradict the kind of a product, and links to products
 * that are not on it.
 */
export function priceProblems(list: readonly Product[]): readonly PriceProblem[] {
  const byId = new Map(list.map((one) => [one.id, one]));
  return list.flatMap((one) => problemsOf(one, byId).map((problem) => ({ product: one.id, ...problem })));
}

function problemsOf(
  one: Product,
  byId: ReadonlyMap<string, Product>,
): readonly Omit<PriceProblem, 'product'>[] {
  const { id, services, fees, privateFee, accessoryOf, requires } = one;
  const problems: Omit<PriceProblem, 'product'>[] = [];
  const free = [...fees, privateFee].every((fee) => fee === 0);
  if (services && new Set(fees).size > 1)
    problems.push({ field: 'secondBand', message: 'Il canone di un servizio è uguale in tutte le fasce.' });
  if (accessoryOf && !free)
    problems.push({ field: 'firstBand', message: 'Un accessorio gratuito ha tutti i canoni a zero.' });
  if (!accessoryOf && [...fees, privateFee].includes(0))
    problems.push({
      field: 'firstBand',
      message:
        'Indicare un canone maggiore di zero in ogni fascia e per i privati, oppure di quale prodotto è un accessorio gratuito.',
    });
  const falling = fees.findIndex((fee, place) => place > 0 && fee < (fees[place - 1] ?? 0));
  if (falling > 0)
    problems.push({
      field: (['firstBand', 'secondBand', 'thirdBand', 'fourthBand'] as const)[falling] ?? 'fourthBand',
      message: 'Il canone di una fascia non è minore di quello della fascia precedente.',
    });
  if (accessoryOf) {
    const main = byId.get(accessoryOf);
    if (!main || main.accessoryOf || accessoryOf === id || main.services !== services)
      problems.push({
        field: 'accessoryOf',
        message: `${accessoryOf} non è un prodotto a pagamento dello stesso tipo nel listino dell’anno.`,
      });
  }
  for (const other of requires)
    if (other === id || byId.get(other)?.services !== services)
      problems.push({
        field: 'requires',
        message: `${other} non è un altro prodotto dello stesso tipo nel listino dell’anno.`,
      });
  return problems;
}

/** Returns what is wrong with the conditions of a year. */
export function conditionProblems(of: {
  readonly firstLimit: number;
  readonly secondLimit: number;
  readonly thirdLimit: number;
  readonly iban: string;
}): readonly { readonly field: string; readonly message: string }[] {
  const growing = 'Le fasce non si sovrappongono: ogni limite è maggiore del precedente.';
  return [
    ...(of.secondLimit <= of.firstLimit ? [{ field: 'secondLimit', message: growing }] : []),
    ...(of.thirdLimit <= of.secondLimit ? [{ field: 'thirdLimit', message: growing }] : []),
    ...(isIban(of.iban)
      ? []
      : [{ field: 'iban', message: 'L’IBAN non è valido: controllare le lettere e le cifre, una per una.' }]),
  ];
}
