import { sql } from 'kysely';
import type { Product } from '../../../contract/orders/products';
import {
  platformAgreedFeeList,
  platformAgreedFeePut,
  platformAgreedFeeRemove,
  platformPriceFile,
  platformPriceList,
  platformPricePut,
  platformPriceRemove,
  platformPriceYearList,
  platformPriceYearPut,
} from '../../../contract/staff/endpoints/prices';
import type {
  PlatformAgreedFee,
  PlatformPrice,
  PlatformPriceYear,
  PriceFile,
} from '../../../contract/staff/platformPrice';
import { onlyChanged } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import { type Call, implement, implementInSteps } from '../../http/call';
import { findPage } from '../../platform/findPage';
import { keptSchool } from '../../platform/keptSchool';
import { makePriceYear, readPriceLists, writePriceProducts } from '../../platform/priceLists';
import { priceSources } from '../../platform/sources';
import { Refusal } from '../../refusal';
import { conditionProblems, priceProblems } from './priceChecks';
import { readPriceFile } from './readPriceFile';

const NO_PRODUCT = 'Il prodotto non è nel listino dell’anno.';
const noYear = (year: string) =>
  `Il ${year} non ha un listino: crearlo prima nella pagina Condizioni di listino.`;

const list = implement(platformPriceList, ({ tx }, { query }) =>
  findPage<PlatformPrice>(tx, priceSources.prices, query),
);

const put = implement(platformPricePut, async (call, { params, body }) => {
  const before = await lockedList(call.tx, params.year);
  const product = productIn({ ...params, ...body });
  const after = [...before.filter(({ id }) => id !== product.id), product];
  const problems = priceProblems(after);
  const own = problems.filter((one) => one.product === product.id);
  if (own.length > 0) throw new Refusal('invalid', { errors: own });
  refuseOthers(problems);
  await change(call, params.year, before, after);
  return recordOf(params.year, product);
});

const remove = implement(platformPriceRemove, async (call, { params }) => {
  const before = await lockedList(call.tx, params.year);
  const after = before.filter(({ id }) => id !== params.product);
  if (after.length === before.length) throw new Refusal('notFound', { detail: NO_PRODUCT });
  refuseOthers(priceProblems(after));
  await change(call, params.year, before, after);
  return undefined;
});

/** Refuses a change after which other products of the list would refer to a missing product. */
function refuseOthers([first]: ReturnType<typeof priceProblems>): void {
  if (first) throw new Refusal('conflict', { detail: `${first.product}: ${first.message}` });
}

/** Reads the products of a year that has a list, and locks the year against concurrent changes. */
async function lockedList(tx: Tx, year: string): Promise<readonly Product[]> {
  const found = await tx
    .selectFrom('price_year')
    .select('year')
    .where('year', '=', Number(year))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('notFound', { detail: noYear(year) });
  return (await readPriceLists(tx))(Number(year)).products;
}

/** Writes the products of a year, with a new version and a line of the audit log for each difference. */
async function change(
  call: Call,
  year: string,
  before: readonly Product[],
  after: readonly Product[],
): Promise<void> {
  const { tx, now, caller } = call;
  const lines = differences(year, before, after).map(({ id, was, is }) => ({
    entity: 'platformPrice',
    action: is ? 'put' : 'remove',
    id: `${year}/${id}`,
    before: was,
    after: is,
  }));
  if (lines.length === 0) return;
  await writePriceProducts(tx, Number(year), after);
  await tx
    .updateTable('price_year')
    .set({ version: sql`version + 1`, changed_at: now, changed_by: caller.sub })
    .where('year', '=', Number(year))
    .execute();
  call.audit(...lines);
}

interface Difference {
  /** The code of the product. */
  readonly id: string;
  readonly was: PlatformPrice | null;
  readonly is: PlatformPrice | null;
  /** The fields that differ; all of them for a product that was added or removed. */
  readonly fields: readonly string[];
}

/** Returns the products that differ between two lists of a year, by code. */
function differences(
  year: string,
  before: readonly Product[],
  after: readonly Product[],
): readonly Difference[] {
  const recordIn = (list: readonly Product[], id: string) => {
    const product = list.find((one) => one.id === id);
    return product ? recordOf(year, product) : null;
  };
  const ids = [...new Set([...before, ...after].map(({ id }) => id))].sort();
  return ids.flatMap((id) => {
    const [was, is] = [recordIn(before, id), recordIn(after, id)];
    const names = Object.keys({ ...was, ...is }) as (keyof PlatformPrice)[];
    const fields = names.filter((name) => was?.[name] !== is?.[name]);
    return fields.length > 0 ? [{ id, was, is, fields }] : [];
  });
}

/** Converts a record of the API to a product. */
function productIn(record: PlatformPrice): Product {
  const fees = [record.firstBand, record.secondBand, record.thirdBand, record.fourthBand] as const;
  return {
    id: record.product,
    name: record.name,
    services: record.kind === 'service',
    fees,
    privateFee: record.privateFee,
    accessoryOf: record.accessoryOf || undefined,
    requires: [...new Set(record.requires?.split(/[ ,]+/).filter(Boolean))],
    reason: record.reason || undefined,
    kept: record.kept === true,
  };
}

function recordOf(year: string, product: Product): PlatformPrice {
  const [firstBand, secondBand, thirdBand, fourthBand] = product.fees;
  return {
    year,
    product: product.id,
    name: product.name,
    kind: product.services ? 'service' : 'contract',
    firstBand,
    secondBand,
    thirdBand,
    fourthBand,
    privateFee: product.privateFee,
    accessoryOf: product.accessoryOf ?? null,
    requires: product.requires.join(', ') || null,
    reason: product.reason ?? null,
    kept: product.kept,
  };
}

const years = implement(platformPriceYearList, ({ tx }) => readYears(tx));

async function readYears(tx: Tx): Promise<PlatformPriceYear[]> {
  const rows = await tx.selectFrom('price_year').selectAll().orderBy('year', 'desc').execute();
  return rows.map((row) => {
    return {
      year: String(row.year),
      firstLimit: row.first_limit,
      secondLimit: row.second_limit,
      thirdLimit: row.third_limit,
      beneficiary: row.beneficiary,
      iban: row.iban,
      bank: row.bank,
      version: row.version,
      changedAt: row.changed_at.toISOString(),
      changedBy: row.changed_by,
    };
  });
}

const putYear = implement(platformPriceYearPut, async (call, { params: { year }, body }) => {
  const { tx, now, caller } = call;
  const iban = body.iban.replace(/\s/g, '').toUpperCase();
  const errors = conditionProblems({ ...body, iban });
  if (errors.length > 0) throw new Refusal('invalid', { errors });
  const written = {
    first_limit: body.firstLimit,
    second_limit: body.secondLimit,
    third_limit: body.thirdLimit,
    beneficiary: body.beneficiary,
    iban,
    bank: body.bank ?? null,
  };
  const said = ({ version: _, changedAt: __, changedBy: ___, ...rest }: PlatformPriceYear) => rest;
  const isNew = await makePriceYear(tx, Number(year), written, { at: now, by: caller.sub });
  await tx.selectFrom('price_year').select('year').where('year', '=', Number(year)).forUpdate().execute();
  const before = isNew ? undefined : await yearNamed(tx, year);
  if (!isNew)
    await tx
      .updateTable('price_year')
      .set({ ...written, version: sql`version + 1`, changed_at: now, changed_by: caller.sub })
      .where('year', '=', Number(year))
      .execute();
  const after = await yearNamed(tx, year);
  call.audit(
    ...onlyChanged({
      entity: 'platformPriceYear',
      action: 'put',
      id: year,
      before: before ? said(before) : null,
      after: said(after),
    }),
  );
  return after;
});

async function yearNamed(tx: Tx, year: string): Promise<PlatformPriceYear> {
  const found = (await readYears(tx)).find((one) => one.year === year);
  if (!found) throw new Error('a year that was just written is not there');
  return found;
}

const file = implementInSteps(platformPriceFile, {
  find: async () => undefined,
  work: (_, { file: bytes, now }, { params: { year } }) =>
    readPriceFile(new Uint8Array(bytes ?? []), year, now),
  store: async (call, { params: { year }, query }, { rows, problems }): Promise<PriceFile> => {
    const before = await lockedList(call.tx, year);
    const after = rows.map(({ price }) => productIn(price));
    const placeOf = (product: string) => rows.find(({ price }) => price.product === product)?.row ?? 0;
    const all = [
      ...problems,
      ...(problems.length > 0
        ? []
        : priceProblems(after).map(({ product, field, message }) => ({
            row: placeOf(product),
            field,
            message,
          }))),
    ];
    if (all.length > 0) return { written: false, problems: all, changes: [] };
    const changes = await changesOf(call.tx, year, before, after);
    const written = query.scrivi === 'si';
    if (written) await change(call, year, before, after);
    return { written, problems: [], changes };
  },
});

/**
 * Returns the differences between two lists of a year, each with the number of schools whose fee for the year comes
 * from the list.
 */
async function changesOf(
  tx: Tx,
  year: string,
  before: readonly Product[],
  after: readonly Product[],
): Promise<PriceFile['changes']> {
  const schools = await sql<{ product: string; schools: number }>`
    select y.product, count(*)::int as schools from yearly_contract y
    where y.proposed_fee is null and extract(year from y.ends_on + 1) = ${Number(year)}
      and not exists (select from agreed_fee a where a.customer_code = y.customer_code and a.product = y.product
        and a.year = ${Number(year)})
    group by y.product`.execute(tx);
  const countOf = (id: string) => schools.rows.find(({ product }) => product === id)?.schools ?? 0;
  return differences(year, before, after).map(({ id, was, is, fields }) => {
    const change = !was ? 'added' : !is ? 'removed' : 'changed';
    return {
      product: id,
      name: (is ?? was)?.name ?? id,
      change,
      fields: change === 'changed' ? [...fields] : [],
      schools: countOf(id),
    };
  });
}

const agreedList = implement(platformAgreedFeeList, ({ tx }, { query }) =>
  findPage<PlatformAgreedFee>(tx, priceSources.agreed, query),
);

const agreedPut = implement(platformAgreedFeePut, async (call, { params, body }) => {
  await keptSchool(call, params.school);
  const { products } = (await readPriceLists(call.tx))(Number(params.year));
  const product = products.find(({ id }) => id === params.product);
  if (!product) throw new Refusal('invalid', { errors: [{ field: 'product', message: NO_PRODUCT }] });
  if (product.accessoryOf && body.fee > 0)
    throw new Refusal('invalid', {
      errors: [{ field: 'fee', message: 'È un accessorio gratuito di un altro prodotto: il canone è zero.' }],
    });
  const before = await agreedNamed(call.tx, params);
  await call.tx
    .insertInto('agreed_fee')
    .values({ ...keyOf(params), fee: body.fee, reason: body.reason ?? null })
    .onConflict((there) =>
      there
        .columns(['customer_code', 'year', 'product'])
        .doUpdateSet({ fee: body.fee, reason: body.reason ?? null }),
    )
    .execute();
  const after = { ...params, fee: body.fee, reason: body.reason ?? null };
  call.audit(
    ...onlyChanged({ entity: 'platformAgreedFee', action: 'put', id: nameOf(params), before, after }),
  );
  return after;
});

const agreedRemove = implement(platformAgreedFeeRemove, async (call, { params }) => {
  const before = await agreedNamed(call.tx, params);
  if (!before) throw new Refusal('notFound', { detail: 'La scuola non ha un canone concordato.' });
  const { customer_code, year, product } = keyOf(params);
  await call.tx
    .deleteFrom('agreed_fee')
    .where('customer_code', '=', customer_code)
    .where('year', '=', year)
    .where('product', '=', product)
    .execute();
  call.audit({ entity: 'platformAgreedFee', action: 'remove', id: nameOf(params), before });
  return undefined;
});

type AgreedKey = Pick<PlatformAgreedFee, 'school' | 'year' | 'product'>;

const nameOf = ({ school, year, product }: AgreedKey) => `${school}/${year}/${product}`;
const keyOf = ({ school, year, product }: AgreedKey) => ({
  customer_code: school,
  year: Number(year),
  product,
});

async function agreedNamed(tx: Tx, key: AgreedKey): Promise<PlatformAgreedFee | null> {
  const { data } = await findPage<PlatformAgreedFee>(tx, priceSources.agreed, key);
  return data[0] ?? null;
}

/** Implementations of the endpoints for the price lists of the provider. */
export const platformPrices = [list, put, remove, years, putYear, file, agreedList, agreedPut, agreedRemove];
