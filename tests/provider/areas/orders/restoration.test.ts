import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  contractRestorationCalls,
  restorationDelete,
  restorationPrint,
  restorationProducts,
  restorationState,
} from '../../../../contract/orders/restorationsEndpoints';
import { readOffered } from '../../../../provider/areas/orders/orderStore';
import type { Call } from '../../../../provider/http/call';
import { ask, refusal } from '../../../fixtures/ask';
import { orderingSchools } from '../../../fixtures/orderingSchools';

const CONTRACTS = { isServizi: 'false' } as const;
const variant = { kind: 'restoration', services: false } as const;

describe('the restoration of contracts and services', () => {
  const schools = orderingSchools();
  const { as } = schools;
  const state = async () => (await ask(as(), restorationState, { query: CONTRACTS })).body;
  const products = async (query: { isServizi: 'true' | 'false' }) =>
    (await ask(as(), restorationProducts, { query })).body.map(
      (one: { idProdotto: string }) => one.idProdotto,
    );

  it('RST-002 RST-023 is for the supervisor alone; there is no state where nothing was ordered', async () => {
    const refused = await ask(as('gestore.SG10001'), restorationState, { query: CONTRACTS });
    expect(refusal(refused)).toEqual({ status: 403, code: 'forbidden' });
    expect(await state()).toBe('');
    expect(await products(CONTRACTS)).toEqual(['ALU']);
    expect(await products({ isServizi: 'true' })).toEqual(['FIR']);
  });

  it('RST-022 RST-027 RST-028 RST-035 has its quote and its order, rounded and without a discount', async () => {
    await schools.toSummary(['ALU'], variant);
    const body = schools.request(['ALU'], {}, variant);
    const printed = await ask(as(), restorationPrint, { params: { customerCode: 'SG10001' }, body });
    expect(printed.body.name).toBe('ripristino-contratti-SG10001.pdf');
    expect((await schools.order(body, variant)).body).toMatchObject({
      status: 'IN_ATTESA_MEPA',
      importoTotale: 24_000,
      scontoCalcolato: 0,
      iva: 5_280,
      fascia: null,
    });
  });

  it('has a receipt with the SHA-256 of the quote, which is printed again as it was', async () => {
    const receipt = (await ask(as(), contractRestorationCalls.receipt)).body;
    const order = await state();
    schools.clock.move(60_000);
    const body = { ...schools.request(['ALU'], {}, variant), sendToMepa: order.sendToMepa };
    const { content } = (await ask(as(), restorationPrint, { params: { customerCode: 'SG10001' }, body }))
      .body;
    const sha256 = createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex');
    expect(receipt.allegati).toEqual([{ file: 'ripristino-contratti-SG10001.pdf', sha256 }]);
  });

  it('RST-017 RST-013 begins again when it is repeated, and once it was accepted', async () => {
    expect((await ask(as(), restorationDelete, { query: CONTRACTS })).status).toBe(204);
    expect(await state()).toBe('');
    expect((await schools.run(variant)).step).toBe('tipologia');
    await schools.toSummary(['ALU'], variant);
    await schools.order(schools.request(['ALU'], {}, variant), variant);
    await schools.operator('orders', 'mepa-arrived', '--school', 'SG10001', '--order', '2');
    await schools.operator('orders', 'accept', '--school', 'SG10001', '--order', '2');
    expect(await state()).toMatchObject({ status: 'DA_FIRMARE' });
    expect((await schools.run(variant)).step).toBe('tipologia');
    expect(await products(CONTRACTS)).toEqual([]);
  });

  it('is accepted by nobody where its contract was renewed meanwhile, and nothing is half done', async () => {
    const services = { kind: 'restoration', services: true } as const;
    await schools.toSummary(['FIR'], services);
    const { body } = await schools.order(schools.request(['FIR'], {}, services), services);
    const order = ['--school', 'SG10001', '--order', String(body.numero)];
    const until = schools.inDays(300);
    const proposed = ['--school', 'SG10001', '--product', 'FIR', '--from', schools.inDays(0)];
    await schools.operator('orders', 'propose', ...proposed, '--until', until);
    await schools.operator('orders', 'mepa-arrived', ...order);
    const refused = await schools.operator('orders', 'accept', ...order);
    expect(refused).toMatchObject({ code: 1 });
    expect(JSON.stringify(refused)).toContain('sono stati rinnovati nel frattempo');
    const { db } = schools;
    const found = await db.asOwner((tx) =>
      tx
        .selectFrom('yearly_contract')
        .select('ends_on')
        .where('customer_code', '=', 'SG10001')
        .where('product', '=', 'FIR')
        .executeTakeFirst(),
    );
    expect(found).toEqual({ ends_on: until });
    const now = await ask(as(), restorationState, { query: { isServizi: 'true' } });
    expect(now.body).toMatchObject({ status: 'IN_ATTESA_ARGO', history: { length: 2 } });
  });

  it('is offered once a contract has lapsed, and the renewal while it is about to', async () => {
    const { db } = schools;
    const offeredIn = async (days: number, kind: 'renewal' | 'restoration') => {
      const now = new Date(`${schools.inDays(days)}T10:00:00Z`);
      const caller = { customerCode: 'SG10001' } as Call['caller'];
      const rows = await db.asOwner((tx) =>
        readOffered({ tx, caller, now } as Call, { kind, services: false }, { isPrivate: false, band: '1' }),
      );
      return rows.some(({ idProdotto }) => idProdotto === 'BIL');
    };
    const seen = [];
    for (const days of [0, 279, 281, 399, 401])
      seen.push([await offeredIn(days, 'renewal'), await offeredIn(days, 'restoration')]);
    expect(seen).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, false],
      [false, true],
    ]);
  });
});
