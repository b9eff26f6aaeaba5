import { type Selectable, sql } from 'kysely';
import type { Customer, Renewable } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import { regoleOf, rulesOf } from '../../../contract/orders/productRules';
import { type Band, feeOf, type Product } from '../../../contract/orders/products';
import { addDays, addMonths, dayInRome } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';
import { type BankDetails, type PriceList, readPriceLists } from '../../platform/priceLists';
import type { Doing } from '../../procedures/handlers';

export type OrderRow = Selectable<Tables['school_order']>;
type YearlyRow = Selectable<Tables['yearly_contract']>;

/** The part of a call that the functions reading orders require. */
export type Asking = Pick<Doing, 'tx' | 'caller' | 'now' | 'config'>;

/** A contract can be renewed from this number of days before its end. */
export const RENEWAL_DAYS = 120;

/** Tells whether a contract is offered: for a renewal if it is about to expire, for a restoration if it has lapsed. */
const isOffered = (kind: Variant['kind'], endsOn: string, today: string): boolean =>
  kind === 'restoration' ? endsOn < today : endsOn >= today && endsOn <= addDays(today, RENEWAL_DAYS);

/** Returns the year of a day, YYYY-MM-DD. */
const yearOf = (day: string): number => Number(day.slice(0, 4));

/**
 * Reads the price list that applies to orders made now. It is the list of the year that contains the latest possible
 * start of a renewed period.
 */
async function readCurrentList({ tx, now }: Pick<Asking, 'tx' | 'now'>): Promise<PriceList> {
  return (await readPriceLists(tx))(yearOf(addDays(dayInRome(now), RENEWAL_DAYS)));
}

/**
 * Reads the bank account for orders that private schools make now: the one in the price list, otherwise the one in the
 * configuration.
 */
export async function readBank({
  tx,
  now,
  config,
}: Pick<Asking, 'tx' | 'now' | 'config'>): Promise<BankDetails> {
  const { bank } = await readCurrentList({ tx, now });
  return bank ?? { beneficiary: config.providerName, account: config.bankAccount };
}

/** Reads the record of the caller's school as a customer. */
export async function readCustomer(asking: Asking): Promise<Customer & { isPrivate: boolean }> {
  const { tx, caller, config } = asking;
  const { limits } = await readCurrentList(asking);
  const row = await tx
    .selectFrom('school')
    .leftJoin('customer_record', 'customer_record.customer_code', 'school.customer_code')
    .select(['name', 'heading', 'street', 'postal_code', 'city', 'cf', 'cod_min', 'mail', 'pec'])
    .select(['cod_fatturazione', 'private_school', 'vat_number', 'band', 'processor_letter'])
    .where('school.customer_code', '=', caller.customerCode)
    .executeTakeFirstOrThrow();
  return {
    isPrivate: row.private_school,
    intestazione: row.heading ?? row.name,
    nome: row.name,
    indirizzo: row.street,
    cap: row.postal_code,
    citta: row.city,
    codiceFiscale: row.cf,
    pIva: row.vat_number,
    codiceMinisteriale: row.cod_min,
    email: row.mail,
    pec: row.pec,
    codiceFatturazione: row.cod_fatturazione,
    fasciaAlunni: row.private_school ? null : row.band,
    limitiFasce: limits,
    nominaTrattamento: row.processor_letter,
    fornitore: {
      nome: config.providerName,
      contatto: config.supportContact,
      privacy: config.privacyContact,
      ...(row.private_school && { conto: (await readBank(asking)).account }),
    },
  };
}

/**
 * Reads the products that the caller's school can renew or restore. The fee of each is the one proposed with its
 * contract, else the one agreed with the school for the year in which the new period begins, else that of the year's
 * price list for a band.
 */
export async function readOffered(
  { tx, caller, now }: Asking,
  { kind, services }: Variant,
  { isPrivate, band }: { readonly isPrivate: boolean; readonly band: Band | undefined },
): Promise<readonly Renewable[]> {
  const today = dayInRome(now);
  const rows = await tx
    .selectFrom('yearly_contract')
    .selectAll()
    .where('customer_code', '=', caller.customerCode)
    .orderBy('product')
    .execute();
  const agreed = await tx
    .selectFrom('agreed_fee')
    .select(['year', 'product', 'fee'])
    .where('customer_code', '=', caller.customerCode)
    .execute();
  const listOf = await readPriceLists(tx);
  return rows.flatMap((row) => {
    if (!isOffered(kind, row.ends_on, today)) return [];
    const from = kind === 'renewal' ? addDays(row.ends_on, 1) : today;
    const list = listOf(yearOf(from));
    const product = list.products.find(({ id }) => id === row.product);
    if (product?.services !== services) return [];
    const listFee = feeOf(product, isPrivate, band);
    const own = agreed.find((one) => one.product === row.product && one.year === yearOf(from));
    return [renewableOf(row, product, list, { from, listFee, fee: row.proposed_fee ?? own?.fee ?? listFee })];
  });
}

interface Terms {
  readonly from: string;
  readonly listFee: number;
  readonly fee: number;
}

const renewableOf = (
  row: YearlyRow,
  { name, kept }: Product,
  { products }: PriceList,
  { from, listFee, fee }: Terms,
): Renewable => ({
  idProdotto: row.product,
  descrizione: name,
  piattaforma: row.platform,
  dataInizioAssistenza: row.starts_on,
  dataFineAssistenza: row.ends_on,
  prezzoCanone: listFee,
  importoCanone: row.fee,
  importoCanoneProposto: fee,
  dataInizioProposta: from,
  dataFineProposta: addDays(addMonths(from, 12), -1),
  hasAWP: products.some(({ accessoryOf }) => accessoryOf === row.product),
  mantenuto: kept,
  regole: regoleOf(rulesOf(products), row.product),
  ...(row.approval && { statoApprovazione: row.approval }),
  ...(row.confirmed_at && { dataConfermaCliente: row.confirmed_at.toISOString() }),
});

/** Records that the school confirms a quote of these products now. */
export async function writeConfirmed(
  { tx, caller, now }: Asking,
  products: readonly string[],
): Promise<void> {
  await tx
    .updateTable('yearly_contract')
    .set({ confirmed_at: now })
    .where('customer_code', '=', caller.customerCode)
    .where('product', 'in', [...products])
    .execute();
}

/**
 * Reads the current order of a school: the last one that was not withdrawn.
 * @param lock against concurrent changes
 */
export const readOrder = (
  tx: Tx,
  customerCode: string,
  { kind, services }: Variant,
  lock = false,
): Promise<OrderRow | undefined> =>
  tx
    .selectFrom('school_order')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('kind', '=', kind)
    .where('services', '=', services)
    .where('withdrawn_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .$if(lock, (found) => found.forUpdate())
    .executeTakeFirst();

/**
 * Stores an order under the next number of the school.
 * @returns the number; undefined if another order is already waiting
 */
export async function insertOrder(
  tx: Tx,
  order: Omit<OrderRow, 'number' | 'history' | 'lines' | 'price' | 'mepa_articles'> & {
    readonly history: string;
    readonly lines: string;
    readonly price: string;
  },
): Promise<number | undefined> {
  const lock = `orders ${order.customer_code}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const { last } = await tx
    .selectFrom('school_order')
    .select((of) => of.fn.max('number').as('last'))
    .where('customer_code', '=', order.customer_code)
    .executeTakeFirstOrThrow();
  const number = Number(last ?? 0) + 1;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('school_order')
    .values({ ...order, number, mepa_articles: '[]' })
    .onConflict((there) => there.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? number : undefined;
}
