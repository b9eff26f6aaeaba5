import { bands, defaultBandLimits, feeOf, products } from '../../../contract/orders/products';
import { addDays } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { writeCustomerRecords } from '../../platform/customerRecords';
import { makePriceYear } from '../../platform/priceLists';
import { writeYearlyContracts } from '../../platform/yearlyContracts';
import type { DemoSchool } from '../school';

/** The products of a school, by the days until the end of their contracts. */
type Held = Readonly<Record<number, readonly string[]>>;

const SOON = 45;
const LATER = 380;
const LAPSED = -60;

/**
 * The products of special schools: the first has everything, one has lapsed, one has nothing to renew, one is private.
 */
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

/** Products of the other schools, which take these in turn, so that a third of them can renew now. */
const usual: readonly Held[] = [
  { [SOON]: ['SIG', 'ALU', 'PER', 'AWP'], [LATER]: ['SMS'] },
  { 200: ['SIG', 'BIL', 'INV', 'LDA'] },
  { [LATER]: ['SIG', 'ALU', 'C2C'], 300: ['SIT'] },
];

/** The school whose letter appointing the data processor is missing. */
const WITHOUT_LETTER = 'SG10002';
/** The products that the first school declined to renew. */
const REFUSED = ['MAD'];

/** Inserts the renewals and restorations of schools, and their customer data: every band occurs. */
export async function insertOrders(tx: Tx, schools: readonly DemoSchool[], today: string): Promise<void> {
  await insertPriceList(tx, today);
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
          const startsOn = addDays(endsOn, -364);
          return {
            customerCode,
            product: product.id,
            platform,
            startsOn,
            endsOn,
            fee,
            proposedFee: null,
            approval,
          } as const;
        }),
    );
  });
  await writeYearlyContracts(tx, yearly);
  await writeCustomerRecords(
    tx,
    schools.map(({ plan: { customerCode, registered } }, index) => ({
      customerCode,
      vatNumber: registered.private ? `0${String(1_234_567_890 + index)}` : null,
      band: registered.private ? null : bandOf(index),
      processorLetter: customerCode === WITHOUT_LETTER ? 'N' : index % 10 === 9 ? null : 'S',
    })),
  );
}

/** Makes the price list of the current year, that of the specification, so that /gestore has one to change. */
async function insertPriceList(tx: Tx, today: string): Promise<void> {
  const [first_limit, second_limit, third_limit] = defaultBandLimits;
  await makePriceYear(
    tx,
    Number(today.slice(0, 4)),
    {
      first_limit,
      second_limit,
      third_limit,
      beneficiary: 'Sportello',
      iban: 'IT60X0542811101000000123456',
      bank: null,
    },
    { at: new Date(`${today}T08:00:00Z`), by: 'demo' },
  );
}

const bandOf = (index: number) => bands[index % bands.length] ?? '1';
