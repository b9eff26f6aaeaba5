import { describe, expect, it } from 'vitest';
import {
  contractRenewalCalls,
  renewalConfirm,
  renewalDelete,
  renewalPrint,
  renewalProducts,
  renewalState,
} from '../../../../contract/orders/endpoints';
import type { OrderRequest, Renewable } from '../../../../contract/orders/order';
import { type OrderKind, priceOf } from '../../../../contract/orders/price';
import { ask, refusal } from '../../../fixtures/ask';
import { openMails } from '../../../fixtures/openMails';
import { orderingSchools } from '../../../fixtures/orderingSchools';
import { pdfText } from '../../../fixtures/pdfText';

const CONTRACTS = { isServizi: 'false' } as const;
const textOf = (content: string) => pdfText(Buffer.from(content, 'base64')).replace(/\s+/g, ' ');

describe('the fee that the provider proposes', () => {
  const schools = orderingSchools();
  const { as } = schools;
  const propose = (product: string, ...more: readonly string[]) =>
    schools.operator(
      ...['orders', 'propose', '--school', 'SG10001', '--product', product],
      ...['--from', schools.inDays(-300), '--until', schools.inDays(60), ...more],
    );
  const offered = async () => {
    const { body } = await ask(as(), renewalProducts, { query: { fascia: '1' } });
    return body as readonly Renewable[];
  };
  const feesOf = async () =>
    Object.fromEntries((await offered()).map((one) => [one.idProdotto, one.importoCanoneProposto]));
  /** Returns the console's request for products at these fees. */
  const request = (fees: Readonly<Record<string, number>>, kind: OrderKind = 'renewal'): OrderRequest => {
    const sum = Object.values(fees).reduce((all, fee) => all + fee, 0);
    const { total, payable, percent, discount, contacts } = priceOf(sum, { kind, isPrivate: false });
    return schools.request(Object.keys(fees), {
      importoTotale: total,
      importoTotaleScontato: payable,
      scontoPercentuale: percent,
      scontoCalcolato: discount,
      contatti: contacts,
    });
  };

  it('is offered in place of the list price, product by product, whatever the band', async () => {
    expect(await feesOf()).toEqual({ AWP: 0, MAD: 12_000, PER: 21_050, SIG: 31_000 });
    const { code, output } = await propose('SIG', '--fee', '50500');
    expect(code).toBe(0);
    expect(output).toContain('505,00\u00a0€');
    expect((await propose('PER', '--fee', '19999')).code).toBe(0);
    expect(await feesOf()).toEqual({ AWP: 0, MAD: 12_000, PER: 19_999, SIG: 50_500 });
    const { body } = await ask(as(), renewalProducts, { query: { fascia: '4' } });
    expect(body.find((one: Renewable) => one.idProdotto === 'SIG')).toMatchObject({
      prezzoCanone: 48_000,
      importoCanone: 10_000,
      importoCanoneProposto: 50_500,
    });
  });

  it('is the list price again where a proposal names none', async () => {
    expect((await propose('PER')).output).toContain('list price');
    expect(await feesOf()).toMatchObject({ PER: 21_050, SIG: 50_500 });
    await propose('PER', '--fee', '19999');
  });

  it('is refused where it cannot be meant: euros for cents, an accessory that costs nothing, no whole cents', async () => {
    for (const [product, fee, said] of [
      ['SIG', '505', '5,05'],
      ['SIG', '5050000', 'centesimi'],
      ['SIG', '999999999', 'centesimi'],
      ['AWP', '1000', 'accessorio gratuito'],
    ] as const) {
      const refused = await propose(product, '--fee', fee);
      expect(refused, `${product} ${fee}`).toMatchObject({ code: 1 });
      expect(refused.output).toContain('--fee');
      expect(refused.output).toContain(said);
    }
    for (const fee of ['505,00', '505.00', '-1', '1e4', ''])
      expect((await propose('SIG', `--fee=${fee}`)).output).toContain('50500 for 505,00 €');
    expect(await feesOf()).toEqual({ AWP: 0, MAD: 12_000, PER: 19_999, SIG: 50_500 });
    expect((await schools.operator('--help')).output).toMatch(/--fee is in\s+cents/);
  });

  it('is the base of totals, discount and tax, and other totals are refused', async () => {
    await schools.toSummary(['SIG', 'PER', 'AWP']);
    const ofTheList = await schools.order(schools.request(['SIG', 'PER', 'AWP']));
    expect(refusal(ofTheList)).toEqual({ status: 409, code: 'conflict' });
    expect(ofTheList.body.detail).toContain('Gli importi inviati non corrispondono');
    const body = request({ SIG: 50_500, PER: 19_999, AWP: 0 });
    expect((await ask(as(), renewalConfirm, { body })).status).toBe(204);
    const quote = textOf((await ask(as(), renewalPrint, { params: { code: 'SG10001' }, body })).body.content);
    for (const amount of ['505,00 €', '199,99 €', '704,99 €', '0,70499%', '4,97 €', '700,00 €', '854,00 €'])
      expect(quote).toContain(amount);
    expect((await schools.order(body)).body).toMatchObject({
      importoTotale: 70_499,
      scontoPercentuale: 70_499,
      scontoCalcolato: 497,
      importoTotaleScontato: 70_000,
      iva: 15_400,
      dovuto: 85_400,
    });
  });

  it('stands in the receipt, in its mail and in what the provider’s staff sees', async () => {
    const receipt = (await ask(as(), contractRenewalCalls.receipt)).body;
    const said = textOf(receipt.pdf);
    const text = (await openMails(schools.db)).at(-1)?.body;
    for (const written of [said, text ?? '']) {
      expect(written).toContain('Segreteria digitale');
      for (const amount of ['505,00', '199,99', '704,99', '700,00', '854,00'])
        expect(written).toContain(amount);
    }
    const { output } = await schools.operator('orders', 'list', '--school', 'SG10001');
    expect(JSON.parse(output).data[0]).toMatchObject({
      due: 85_400,
      fees: 'AWP 0,00 €, PER 199,99 €, SIG 505,00 €',
    });
  });

  it('stands in the mails about an order that another supervisor cancelled: to who ordered, by name, and to both', async () => {
    const services = { kind: 'renewal', services: true } as const;
    await schools.toSummary(['SMS'], services);
    await schools.order(schools.request(['SMS'], {}, services), services);
    await schools.db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ email: 'ivo@example.org' })
        .where('customer_code', '=', 'SG10001')
        .where('uid', '=', 'collega.SG10001')
        .execute(),
    );
    const before = (await openMails(schools.db)).length;
    const removed = await ask(as('collega.SG10001'), renewalDelete, { query: { isServizi: 'true' } });
    expect(removed.status).toBe(204);
    const mails = (await openMails(schools.db)).slice(before);
    const told = Object.fromEntries(mails.map(({ uid, body }) => [uid, body]));
    expect(Object.keys(told).sort()).toEqual(['collega.SG10001', 'supervisor.SG10001']);
    expect(told['supervisor.SG10001']).toContain('è stato annullato da Ivo Gialli');
    expect(told['collega.SG10001']).toContain('è stato annullato con la propria utenza');
    for (const { subject, body } of mails) {
      expect(subject).toMatch(/^Rinnovo dei servizi: ordine n\. \d, annullato$/);
      expect(body).toContain('180,00');
    }
  });

  it('stays what was ordered when another one is proposed, until it is paid as the contract’s', async () => {
    await propose('SIG', '--fee', '60000');
    const state = async () => (await ask(as(), renewalState, { query: CONTRACTS })).body;
    const before = await state();
    expect(before).toMatchObject({ dovuto: 85_400 });
    expect(before.selected.map((one: Renewable) => one.importoCanoneProposto)).toEqual([0, 19_999, 50_500]);
    const body = request({ SIG: 50_500, PER: 19_999, AWP: 0 });
    const quote = textOf((await ask(as(), renewalPrint, { params: { code: 'SG10001' }, body })).body.content);
    expect(quote).toContain('505,00 €');
    const order = ['--school', 'SG10001', '--order', '1'];
    await schools.operator('orders', 'mepa-arrived', ...order);
    await schools.operator('orders', 'accept', ...order);
    expect((await openMails(schools.db)).at(-1)?.body).toContain('854,00');
    const { fee, proposed_fee } = await schools.db.asOwner((tx) =>
      tx
        .selectFrom('yearly_contract')
        .select(['fee', 'proposed_fee'])
        .where('customer_code', '=', 'SG10001')
        .where('product', '=', 'SIG')
        .executeTakeFirstOrThrow(),
    );
    expect({ fee, proposed_fee }).toEqual({ fee: 50_500, proposed_fee: null });
  });
});
