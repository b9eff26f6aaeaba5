import type { Selectable } from 'kysely';
import { type BandLimits, defaultBandLimits, type Product, products } from '../../contract/orders/products';
import type { Tx } from '../db/database';
import type { Tables } from '../db/tables';

/** Where private schools pay. */
export interface BankDetails {
  readonly beneficiary: string;
  /** The account in the form in which it is displayed. */
  readonly account: string;
}

/** Price list in force for a year. */
export interface PriceList {
  readonly products: readonly Product[];
  readonly limits: BandLimits;
  /** Absent until the provider has a price list of its own. */
  readonly bank?: BankDetails;
}

const ofSpecification: PriceList = { products, limits: defaultBandLimits };

/**
 * Reads the price lists of the provider.
 * @returns a function that returns the list in force for a year: that year's, otherwise that of the latest year before
 * it, otherwise the specification's
 */
export async function readPriceLists(tx: Tx): Promise<(year: number) => PriceList> {
  const years = await tx.selectFrom('price_year').selectAll().orderBy('year', 'desc').execute();
  if (years.length === 0) return () => ofSpecification;
  const rows = await tx.selectFrom('price_product').selectAll().orderBy('year').orderBy('product').execute();
  const lists = years.map(({ year, beneficiary, iban, bank, ...row }) => ({
    year,
    products: rows.filter((row) => row.year === year).map(productOfRow),
    limits: [row.first_limit, row.second_limit, row.third_limit] as const,
    bank: { beneficiary, account: accountText(iban, bank) },
  }));
  return (asked) => lists.find(({ year }) => year <= asked) ?? ofSpecification;
}

const accountText = (iban: string, bank: string | null) => `IBAN ${iban}${bank ? `, ${bank}` : ''}`;

const productOfRow = (row: Selectable<Tables['price_product']>): Product => ({
  id: row.product,
  name: row.name,
  services: row.services,
  fees: [row.first_fee, row.second_fee, row.third_fee, row.fourth_fee],
  privateFee: row.private_fee,
  accessoryOf: row.accessory_of ?? undefined,
  requires: row.requires,
  reason: row.reason ?? undefined,
  kept: row.kept,
});

type Conditions = Pick<
  Selectable<Tables['price_year']>,
  'first_limit' | 'second_limit' | 'third_limit' | 'beneficiary' | 'iban' | 'bank'
>;

interface Change {
  readonly at: Date;
  readonly by: string;
}

/**
 * Makes the price list of a year that has none, with the products that were in force for it.
 * @returns whether it was made; otherwise the year has one, which is unchanged
 */
export async function makePriceYear(
  tx: Tx,
  year: number,
  conditions: Conditions,
  { at, by }: Change,
): Promise<boolean> {
  // Read before inserting the year, whose list is still empty.
  const { products: inForce } = (await readPriceLists(tx))(year);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('price_year')
    .values({ year, ...conditions, changed_at: at, changed_by: by })
    .onConflict((there) => there.doNothing())
    .executeTakeFirst();
  const isNew = numInsertedOrUpdatedRows === 1n;
  if (isNew) await writePriceProducts(tx, year, inForce);
  return isNew;
}

/** Writes the products of a year, in place of those that it has. */
export async function writePriceProducts(tx: Tx, year: number, list: readonly Product[]): Promise<void> {
  await tx.deleteFrom('price_product').where('year', '=', year).execute();
  if (list.length === 0) return;
  await tx
    .insertInto('price_product')
    .values(
      list.map((one) => ({
        year,
        product: one.id,
        name: one.name,
        services: one.services,
        first_fee: one.fees[0],
        second_fee: one.fees[1],
        third_fee: one.fees[2],
        fourth_fee: one.fees[3],
        private_fee: one.privateFee,
        accessory_of: one.accessoryOf ?? null,
        requires: [...one.requires],
        reason: one.reason ?? null,
        kept: one.kept,
      })),
    )
    .execute();
}
