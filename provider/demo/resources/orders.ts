import { addDays } from '../../../contract/dates';
import { bands, feeOf, products } from '../../../contract/orders/products';
import type { Tx } from '../../db/database';
import { type Columns, insertRows } from '../../db/insertRows';
import type { DemoSchool } from '../school';

/** The products of a school, by the days until the end of their contracts. */
type Held = Readonly<Record<number, readonly string[]>>;

const SOON = 45;
const LATER = 380;
const LAPSED = -60;

/** What special schools have: the first everything, one has lapsed, one has nothing to renew, one is private. */
const heldBySchools: Readonly<Record<string, Held>> = {
  SG10001: {
    [SOON]: ['SIG', 'C2C', 'LDA', 'PER', 'AWP', 'MAD', 'BIL', 'SMS', 'FIR', 'COP'],
    [LATER]: ['ALU'],
    [LAPSED]: ['INV', 'SIT', 'MOD'],
  },
  SG10002: { [LAPSED]: ['SIG', 'ALU', 'PER', 'AWP', 'SMS'] },
  SG10004: { [LATER]: ['SIG', 'ALU', 'PER', 'AWP', 'SMS'] },
  SP20001: { [SOON]: ['SIG', 'LDA', 'ALU', 'SMS'] },
};

/** The others renew in their turn: a third of them now. */
const usual: readonly Held[] = [
  { [SOON]: ['SIG', 'ALU', 'PER', 'AWP'], [LATER]: ['SMS'] },
  { [200]: ['SIG', 'BIL', 'INV', 'LDA'] },
  { [LATER]: ['SIG', 'ALU', 'C2C'], [300]: ['SIT'] },
];

/** The school of which the letter that appoints the data processor is missing. */
const WITHOUT_LETTER = 'SG10002';
/** What the first school said that it does not want again. */
const REFUSED = ['MAD'];

const yearlyColumns: Columns = {
  ...{ customer_code: 'text', product: 'text', platform: 'text', starts_on: 'date', ends_on: 'date' },
  ...{ fee: 'integer', approval: 'text' },
};
const recordColumns: Columns = {
  ...{ customer_code: 'text', vat_number: 'text', band: 'text', processor_letter: 'text' },
};

/** Inserts what schools can renew and restore, and what is known of them as customers: every band is there. */
export async function insertOrders(tx: Tx, schools: readonly DemoSchool[], today: string): Promise<void> {
  const yearly = schools.flatMap(({ plan }, index) => {
    const { customerCode, registered } = plan;
    const held = heldBySchools[customerCode] ?? usual[index % usual.length] ?? {};
    return Object.entries(held).flatMap(([days, ids]) =>
      products
        .filter(({ id }) => ids.includes(id))
        .map((product, place) => {
          const endsOn = addDays(today, Number(days));
          const fee = feeOf(product, registered.private, bandOf(index));
          const approval = customerCode === 'SG10001' && REFUSED.includes(product.id) ? 'N' : null;
          const platform = place % 3 === 0 ? 'B' : 'C';
          return [customerCode, product.id, platform, addDays(endsOn, -364), endsOn, fee, approval];
        }),
    );
  });
  await insertRows(tx, 'yearly_contract', yearlyColumns, yearly);
  const records = schools.map(({ plan: { customerCode, registered } }, index) => [
    ...[customerCode, registered.private ? `0${String(1_234_567_890 + index)}` : null],
    registered.private ? null : bandOf(index),
    customerCode === WITHOUT_LETTER ? 'N' : index % 10 === 9 ? null : 'S',
  ]);
  await insertRows(tx, 'customer_record', recordColumns, records);
}

const bandOf = (index: number) => bands[index % bands.length] ?? '1';
