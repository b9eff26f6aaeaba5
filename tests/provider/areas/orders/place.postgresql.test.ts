import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { renewalDelete } from '../../../../contract/orders/endpoints';
import type { Variant } from '../../../../contract/orders/orderWizard';
import { restorationDelete } from '../../../../contract/orders/restorationsEndpoints';
import type { Tx } from '../../../../provider/db/database';
import { ask } from '../../../fixtures/ask';
import { orderingSchools } from '../../../fixtures/orderingSchools';
import { whileHeld } from '../../../fixtures/whileHeld';

const renewal: Variant = { kind: 'renewal', services: false };
const restoration: Variant = { kind: 'restoration', services: false };
const school = orderingSchools();

/**
 * Orders products; the order goes through MEPA if it was sent there.
 * @returns its number
 */
async function order(products: readonly string[], variant: Variant): Promise<string> {
  await school.toSummary(products, variant);
  const { body } = await school.order(school.request(products, {}, variant), variant);
  const number = String(body.numero);
  await school.operator('orders', 'mepa-arrived', '--school', 'SG10001', '--order', number);
  return number;
}

const accept = (number: string) => async () => {
  const { code } = await school.operator('orders', 'accept', '--school', 'SG10001', '--order', number);
  return code === 0 ? 'accepted' : 'not accepted';
};

const withdraw = (variant: Variant) => async () => {
  const call = variant.kind === 'renewal' ? renewalDelete : restorationDelete;
  const { status } = await ask(school.as(), call as typeof renewalDelete, {
    query: { isServizi: String(variant.services) as 'true' },
  });
  return status;
};

/** Returns the orders of a kind, and whether each was withdrawn. */
const orders = ({ kind, services }: Variant) =>
  school.db.asOwner(async (tx) => {
    const rows = tx.selectFrom('school_order').select(['number', 'status', 'withdrawn_at']);
    const found = await rows
      .where('kind', '=', kind)
      .where('services', '=', services)
      .orderBy('number')
      .execute();
    return found.map(({ status, withdrawn_at }) => [status, withdrawn_at !== null]);
  });

// Holds a row that accepting updates, so that it has changed the order but not yet the procedure.
it.each([
  ['stays where it shows the state', renewal, ['SIG', 'PER', 'AWP']],
  ['begins anew', restoration, ['ALU']],
] as const)(
  'an order that is taken back while the provider accepts it is accepted; the procedure %s',
  async (_what, variant, products) => {
    const number = await order(products, variant);
    const held = await whileHeld<string | number>(
      school.db,
      (tx) => tx.selectFrom('yearly_contract').select('product').forUpdate().execute(),
      [accept(number), withdraw(variant)],
    );
    expect(held).toEqual(['accepted', 409]);
    expect(await orders(variant)).toEqual([['DA_FIRMARE', false]]);
  },
);

it('an order that was placed while somebody takes the one before back stays', async () => {
  const services: Variant = { kind: 'renewal', services: true };
  await school.toSummary(['SMS'], services);
  const { body } = await school.order(school.request(['SMS'], {}, services), services);
  const placedAnew = async (tx: Tx) => {
    await sql`update school_order set withdrawn_at = created_at where number = ${body.numero}`.execute(tx);
    await sql`insert into school_order
      select (jsonb_populate_record(o, '{"number": 99, "withdrawn_at": null}')).*
      from school_order o where number = ${body.numero}`.execute(tx);
  };
  expect(await whileHeld(school.db, placedAnew, [withdraw(services)])).toEqual([409]);
  expect(await orders(services)).toEqual([
    ['IN_ATTESA_MEPA', true],
    ['IN_ATTESA_MEPA', false],
  ]);
  expect((await school.run(services)).step).toBe('stato');
});
