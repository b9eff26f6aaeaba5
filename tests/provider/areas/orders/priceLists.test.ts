import { describe, expect, it } from 'vitest';
import {
  contractRenewalCalls,
  renewalCustomer,
  renewalProducts,
  renewalState,
  serviceRenewalCalls,
} from '../../../../contract/orders/endpoints';
import type { Order, OrderRequest, Renewable } from '../../../../contract/orders/order';
import { priceOf } from '../../../../contract/orders/price';
import { products } from '../../../../contract/orders/products';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import {
  platformAgreedFeePut,
  platformAgreedFeeRemove,
  platformPriceFile,
  platformPriceList,
  platformPricePut,
  platformPriceRemove,
  platformPriceYearList,
  platformPriceYearPut,
} from '../../../../contract/staff/endpoints/prices';
import { platformAuditList } from '../../../../contract/staff/endpoints/record';
import { ask, refusal } from '../../../fixtures/ask';
import { codeOf } from '../../../fixtures/oneTimeCode';
import { openMails } from '../../../fixtures/openMails';
import { askAs, machine, makeOperator, sendFileAs, signInOperator } from '../../../fixtures/operatorCalls';
import { orderingSchools } from '../../../fixtures/orderingSchools';
import { pdfText } from '../../../fixtures/pdfText';

const CONTRACTS = { isServizi: 'false' } as const;
const conditions = {
  firstLimit: 400,
  secondLimit: 900,
  thirdLimit: 1_400,
  beneficiary: 'Fornitore Uno S.p.A.',
  iban: 'it41 w800 0000 2921 0064 5211 151',
  bank: 'Banca Uno',
};
const fees = (first: number) => ({
  firstBand: first,
  secondBand: first + 1_000,
  thirdBand: first + 2_000,
  fourthBand: first + 3_000,
  privateFee: first - 100,
});

describe('the provider’s price list', () => {
  const schools = orderingSchools();
  const { as } = schools;
  const call = (endpoint: Endpoint, parts: object = {}) => askAs(schools.url, machine, endpoint, parts);
  /** The year in which the renewed periods begin: all contracts end within 60 days. */
  const year = () => schools.inDays(61).slice(0, 4);
  const put = (product: string, body: object) =>
    call(platformPricePut, { params: { year: year(), product }, body });
  const offered = async (uid?: string) =>
    (await ask(as(uid), renewalProducts, { query: { fascia: '1' } })).body as readonly Renewable[];
  const feeOf = async (id: string, uid?: string) =>
    (await offered(uid)).find(({ idProdotto }) => idProdotto === id)?.importoCanoneProposto;
  const requestOf = (sum: number, ids: readonly string[], code = 'SG10001'): OrderRequest => {
    const isPrivate = code.startsWith('SP');
    const { total, payable, percent, discount, contacts } = priceOf(sum, { kind: 'renewal', isPrivate });
    return schools.request(
      ids,
      {
        importoTotale: total,
        importoTotaleScontato: payable,
        scontoPercentuale: percent,
        scontoCalcolato: discount,
        contatti: contacts,
      },
      undefined,
      code,
    );
  };

  it('is the specification’s until a year has one, which begins with these products', async () => {
    expect(await feeOf('SIG')).toBe(31_000);
    expect((await ask(as(), renewalCustomer)).body.limitiFasce).toEqual([500, 1_000, 1_500]);
    const made = await call(platformPriceYearPut, { params: { year: year() }, body: conditions });
    expect(made.body).toMatchObject({ year: year(), version: 1, iban: 'IT41W8000000292100645211151' });
    const { body } = await call(platformPriceList, { query: { year: year(), perPage: '100' } });
    expect(body.total).toBe(products.length);
    expect(body.data.find(({ product }: { product: string }) => product === 'MAD')).toMatchObject({
      kind: 'contract',
      firstBand: 12_000,
      requires: 'PER',
    });
    expect(await feeOf('SIG')).toBe(31_000);
    expect((await ask(as(), renewalCustomer)).body.limitiFasce).toEqual([400, 900, 1_400]);
  });

  it('gives each school its fee, its products, their links and the bands of pupils', async () => {
    const changed = await put('SIG', { name: 'Segreteria', kind: 'contract', kept: false, ...fees(50_000) });
    expect(changed.status).toBe(200);
    const [sig] = (await offered()).filter(({ idProdotto }) => idProdotto === 'SIG');
    expect(sig).toMatchObject({
      descrizione: 'Segreteria',
      prezzoCanone: 50_000,
      importoCanoneProposto: 50_000,
      mantenuto: false,
    });
    expect(await feeOf('SIG', 'supervisor.SP20001')).toBe(49_900);
    const linked = { name: 'Bilancio', kind: 'contract', requires: 'SIG', reason: 'Insieme a Segreteria.' };
    expect((await put('MAD', { ...linked, ...fees(9_000) })).status).toBe(200);
    const refused = await schools.toSummary(['MAD']);
    expect(refusal(refused)).toEqual({ status: 409, code: 'conflict' });
    expect(refused.body.detail).toBe('Insieme a Segreteria.');
  });

  it('is refused where it contradicts itself, with a sentence at the field', async () => {
    const sig = { name: 'Segreteria', kind: 'contract' };
    for (const [product, body, field, said] of [
      ['SIG', { ...sig, ...fees(50_000), thirdBand: 100 }, 'thirdBand', 'fascia precedente'],
      ['SIG', { ...sig, ...fees(50_000), privateFee: 0 }, 'firstBand', 'maggiore di zero'],
      ['SIG', { ...sig, ...fees(50_000), firstBand: 500.5 }, 'firstBand', ''],
      ['SIG', { ...sig, ...fees(50_000), fourthBand: 99_999_999 }, 'fourthBand', ''],
      ['SIG', { ...sig, ...fees(50_000), requires: 'QQQ' }, 'requires', 'QQQ non è'],
      ['SIG', { ...sig, ...fees(50_000), requires: 'SMS' }, 'requires', 'dello stesso tipo'],
      ['SIG', { ...sig, ...fees(50_000), accessoryOf: 'PER' }, 'firstBand', 'a zero'],
      ['SMS', { name: 'SMS', kind: 'service', ...fees(9_000) }, 'secondBand', 'uguale in tutte'],
    ] as const) {
      const { status, body: answer } = await put(product, body);
      expect(status, JSON.stringify(body)).toBe(400);
      const message = answer.errors.find((one: { field: string }) => one.field === field)?.message;
      expect(message, JSON.stringify(answer.errors)).toContain(said);
    }
    const gone = await call(platformPriceRemove, { params: { year: year(), product: 'PER' } });
    expect(refusal(gone)).toEqual({ status: 409, code: 'conflict' });
    expect(gone.body.detail).toContain('PER non è un prodotto a pagamento');
    for (const [wrong, field] of [
      [{ ...conditions, secondLimit: 400 }, 'secondLimit'],
      [{ ...conditions, iban: 'IT41W8000000292100645211152' }, 'iban'],
      [{ ...conditions, iban: 'IT41 W800' }, 'iban'],
    ] as const) {
      const { body } = await call(platformPriceYearPut, { params: { year: year() }, body: wrong });
      expect(body.errors.map((one: { field: string }) => one.field)).toEqual([field]);
    }
    expect(await feeOf('SIG')).toBe(50_000);
  });

  it('has exceptions for single schools, and the fee proposed with a contract comes first', async () => {
    const key = { school: 'SG10001', year: year(), product: 'SIG' };
    expect((await call(platformAgreedFeePut, { params: key, body: { fee: 45_000 } })).status).toBe(200);
    expect(await feeOf('SIG')).toBe(45_000);
    expect(await feeOf('SIG', 'supervisor.SP20001')).toBe(49_900);
    await schools.operator(
      ...['orders', 'propose', '--school', 'SG10001', '--product', 'SIG', '--fee', '44400'],
      ...['--from', schools.inDays(-300), '--until', schools.inDays(60)],
    );
    expect(await feeOf('SIG')).toBe(44_400);
    await schools.operator(
      ...['orders', 'propose', '--school', 'SG10001', '--product', 'SIG'],
      ...['--from', schools.inDays(-300), '--until', schools.inDays(60)],
    );
    expect((await call(platformAgreedFeeRemove, { params: key })).status).toBe(204);
    expect(await feeOf('SIG')).toBe(50_000);
    const accessory = { params: { ...key, product: 'AWP' }, body: { fee: 100 } };
    expect((await call(platformAgreedFeePut, accessory)).body.errors[0].field).toBe('fee');
  });

  it('never alters an order: amounts, products and bank account stay as they were offered', async () => {
    const uid = 'supervisor.SP20001';
    await schools.toSummary(['SIG'], undefined, uid);
    const placed = await schools.order(requestOf(49_900, ['SIG'], 'SP20001'), undefined, uid);
    expect(placed.body).toMatchObject({
      dovuto: 60_878,
      pagamento: {
        beneficiario: 'Fornitore Uno S.p.A.',
        iban: 'IT41W8000000292100645211151',
        importo: 60_878,
        qr: expect.stringContaining('data:image/png'),
      },
    });
    const before = (await ask(as(uid), renewalState, { query: CONTRACTS })).body as Order;
    await put('SIG', { name: 'Altro nome', kind: 'contract', ...fees(90_000) });
    const iban = 'IT60X0542811101000000123456';
    await call(platformPriceYearPut, {
      params: { year: year() },
      body: { ...conditions, beneficiary: 'Altro', iban },
    });
    expect((await ask(as(uid), renewalState, { query: CONTRACTS })).body).toEqual(before);
  });

  it('stands in the receipt and its mail: amount, IBAN, beneficiary, reference and a QR code', async () => {
    const receipt = (await ask(as('supervisor.SP20001'), contractRenewalCalls.receipt)).body;
    const pdf = Buffer.from(receipt.pdf, 'base64');
    const said = pdfText(pdf).replace(/\s+/g, ' ');
    const mail = (await openMails(schools.db)).at(-1)?.body ?? '';
    for (const text of [said, mail])
      for (const part of [
        'IBAN IT41W8000000292100645211151, Banca Uno',
        'Fornitore Uno S.p.A.',
        '608,78',
        'Ordine n. 1 di SP20001',
      ])
        expect(text).toContain(part);
    expect(said).toContain('inquadrare il codice QR');
    expect(pdf.toString('latin1')).toContain('/Subtype /Image');
    expect(mail).toContain('è nella ricevuta in PDF');
  });

  it('is read from a file: first what changes and for how many schools, then the whole list at once', async () => {
    const params = { year: year() };
    const heading =
      'Prodotto;Nome;Tipo;Canone della prima fascia;Canone della seconda fascia;Canone della terza fascia;Canone della quarta fascia;Canone dei privati;Accessorio gratuito di;Si ordina insieme a;Motivo del legame;Resta scelto';
    const lines = [
      'SIG;Segreteria digitale;Assistenza;320,00;370,00;430,00;490,00;300,00;;;;Sì',
      'PER;Personale;Assistenza;210,50 €;260,50 €;310,50 €;360,50 €;199,95 €;;;;No',
      'AWP;Area web;Assistenza;0;0;0;0;0;PER;;;No',
      'NUO;Nuovo servizio;Servizio;1.000,00;1.000,00;1.000,00;1.000,00;1.000,00;;;;No',
    ];
    const send = (rows: readonly string[], query = {}) =>
      sendFileAs(schools.url, machine, platformPriceFile, [heading, ...rows].join('\n'), { params, query });
    const wrong = await send(
      [...lines, 'SIG;Doppio;Assistenza;1;1;1;1;1;;;;', 'XX;;Assistenza;abc;1;1;1;1;;QQQ;;'],
      { scrivi: 'si' },
    );
    expect(wrong.body.written).toBe(false);
    const named = wrong.body.problems.map(
      ({ row, field }: { row: number; field: string }) => `${row} ${field}`,
    );
    expect(named).toEqual(expect.arrayContaining(['6 product', '7 name', '7 firstBand']));
    const preview = await send(lines);
    expect(preview.body).toMatchObject({ written: false, problems: [] });
    const changes = Object.fromEntries(
      preview.body.changes.map((one: { product: string }) => [one.product, one]),
    );
    expect(changes.NUO).toMatchObject({ change: 'added', schools: 0 });
    expect(changes.SIG).toMatchObject({ change: 'changed', schools: 2 });
    expect(changes.MAD).toMatchObject({ change: 'removed', schools: 1 });
    expect(changes.PER).toBeUndefined();
    expect(await feeOf('SIG')).toBe(90_000);
    expect((await send(lines, { scrivi: 'si' })).body.written).toBe(true);
    expect(await feeOf('SIG')).toBe(32_000);
    expect((await offered()).map(({ idProdotto }) => idProdotto)).toEqual(['AWP', 'PER', 'SIG']);
    expect((await send(lines)).body.changes).toEqual([]);
    const other = await sendFileAs(schools.url, machine, platformPriceFile, 'a;b\n1;2', { params });
    expect(other.body.detail).toContain('con l’intestazione del listino');
  });

  it('counts its versions, and each change is in the log with before and after', async () => {
    const [current] = (await call(platformPriceYearList)).body.filter(
      (one: { year: string }) => one.year === year(),
    );
    expect(current.version).toBeGreaterThanOrEqual(5);
    const { data } = (await call(platformAuditList, { query: { q: `${year()}/SIG`, perPage: '100' } })).body;
    expect(data[0]).toMatchObject({
      entity: 'platformPrice',
      action: 'put',
      before: { firstBand: 90_000 },
      after: { firstBand: 32_000 },
    });
  });

  it('is changed by commercial staff only, and by no school', async () => {
    const secret = await makeOperator(schools.url, 'carla', 'support');
    const { staff } = await signInOperator(schools.url, 'carla', codeOf(secret));
    const params = { year: year(), product: 'SIG' };
    const body = { name: 'Segreteria', kind: 'contract' as const, ...fees(10_000) };
    expect((await askAs(schools.url, staff, platformPricePut, { params, body })).status).toBe(403);
    expect((await askAs(schools.url, staff, platformPriceList)).status).toBe(200);
    expect((await ask(as(), platformPricePut, { params, body })).status).toBeGreaterThanOrEqual(401);
    expect((await ask(as(), serviceRenewalCalls.read)).status).toBe(200);
    expect(await feeOf('SIG')).toBe(32_000);
  });
});
