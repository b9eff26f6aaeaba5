import { describe, expect, it } from 'vitest';
import {
  restorationDelete,
  restorationPrint,
  restorationProducts,
  restorationState,
} from '../../../../contract/endpoints/restorations';
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
      ...{ status: 'IN_ATTESA_MEPA', importoTotale: 24_000, scontoCalcolato: 0, iva: 5_280, fascia: null },
    });
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
});
