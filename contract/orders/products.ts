import * as ordersMessages from '../messages/it/orders';

/** Band of the number of pupils: 1 up to 500, 2 up to 1000, 3 up to 1500, 4 above. */
export const bands = ['1', '2', '3', '4'] as const;
export type Band = (typeof bands)[number];

/** Maximum number of pupils of each band except the last. */
export type BandLimits = readonly [number, number, number];

/** Limits of the specification; they apply until the provider has its own price list. */
export const defaultBandLimits: BandLimits = [500, 1_000, 1_500];

/** Returns the band of a school with this number of pupils. */
export function bandOf(pupils: number, limits: BandLimits = defaultBandLimits): Band {
  const place = limits.findIndex((most) => pupils <= most);
  return bands[place === -1 ? limits.length : place] as Band;
}

/**
 * Product with a yearly contract that can be renewed, or restored once it has lapsed. Fees are whole cents per year,
 * before VAT.
 */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** Whether the product is a service; otherwise it is a support contract. */
  readonly services: boolean;
  /** Fees by band; a service has the same fee in all bands. */
  readonly fees: readonly [number, number, number, number];
  readonly privateFee: number;
  /** Product of which this one is a free accessory. */
  readonly accessoryOf?: string | undefined;
  /** Products that are ordered together with this one, always. */
  readonly requires: readonly string[];
  /** Sentence that explains, in Italian, why this product and the related ones belong together. */
  readonly reason?: string | undefined;
  /** Whether it stays selected when all are deselected. */
  readonly kept: boolean;
}

type Links = Partial<Pick<Product, 'accessoryOf' | 'requires' | 'reason' | 'kept'>>;

const contract = (
  id: string,
  name: string,
  fees: Product['fees'],
  privateFee: number,
  links: Links = {},
): Product => ({
  id,
  name,
  fees,
  privateFee,
  services: false,
  requires: [],
  kept: false,
  ...links,
});
const service = (id: string, name: string, fee: number, links: Links = {}): Product => ({
  ...contract(id, name, [fee, fee, fee, fee], fee, links),
  services: true,
});

/**
 * Products of the specification, which are on sale in the demo, and elsewhere until the provider has its own price
 * list. A product with a fee of zero is a free accessory of another product.
 */
export const products: readonly Product[] = [
  contract('SIG', 'Segreteria digitale', [31_000, 36_000, 42_000, 48_000], 29_990, { kept: true }),
  contract('C2C', 'Copie di sicurezza da cloud a cloud', [9_500, 11_500, 13_500, 15_500], 8_950, {
    kept: true,
  }),
  contract('LDA', 'Libro degli atti', [7_250, 8_250, 9_250, 10_250], 6_990, { kept: true }),
  contract('ALU', 'Alunni', [24_000, 29_500, 34_900, 39_900], 22_545),
  contract('PER', 'Personale', [21_050, 26_050, 31_050, 36_050], 19_995),
  contract('AWP', 'Area web del personale', [0, 0, 0, 0], 0, {
    accessoryOf: 'PER',
    reason: ordersMessages.webAreaOfStaff,
  }),
  contract('MAD', 'Domande di supplenza', [12_000, 14_000, 16_000, 18_000], 11_000, {
    requires: ['PER'],
    reason: ordersMessages.applicationsOfSubstitutesAreTaken,
  }),
  contract('BIL', 'Bilancio', [26_000, 31_000, 36_000, 41_000], 25_050),
  contract('INV', 'Inventario', [10_449, 12_449, 14_449, 16_449], 9_949),
  service('SMS', 'Messaggi SMS alle famiglie', 18_000),
  service('COP', 'Copie di sicurezza fuori sede', 14_490),
  service('FIR', 'Firma digitale remota', 9_000),
  service('SIT', 'Sito web della scuola', 39_000),
  service('MOD', 'Modulistica in linea', 12_510, {
    requires: ['SIT'],
    reason: ordersMessages.formsOnlineArePublished,
  }),
];

/** Returns the product of the specification with a code. */
export const productOf = (id: string): Product | undefined => products.find((one) => one.id === id);

/** Returns the yearly fee of a product. @param band undefined for private customers and for services */
export function feeOf(product: Product, isPrivate: boolean, band: Band | undefined): number {
  if (isPrivate) return product.privateFee;
  const place = product.services || !band ? 0 : bands.indexOf(band);
  return product.fees[place] ?? product.fees[0];
}
