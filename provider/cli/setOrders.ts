import type { OrderMove } from '../../contract/orders/order';
import { orderMove, yearlyContractPut } from '../../contract/staff/endpoints/orders';
import { showEuro } from '../../contract/values/showMoney';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { optionsOf } from './optionsOf';
import { UsageError } from './usageError';

type Command = (args: readonly string[], access: () => OperatorAccess) => Promise<string>;

const text = { type: 'string' } as const;

const done: Readonly<Record<OrderMove, string>> = {
  'mepa-arrived': 'has arrived from MEPA: it is to be accepted.',
  'mepa-mismatch': 'does not fit what came from MEPA: the school was told.',
  accept: 'is accepted: its contract is there to be signed.',
  paid: 'is paid: its activation is final.',
};

/** Returns the command that moves an order to its next state, such as `orders accept`. */
export const moveOrder =
  (move: OrderMove): Command =>
  async (args, access) => {
    const ofMepa = move === 'mepa-arrived' || move === 'mepa-mismatch';
    const { school, order, articles } = optionsOf(args, {
      school: text,
      order: text,
      ...(ofMepa && { articles: text }),
    }) as Partial<Record<'school' | 'order' | 'articles', string>>;
    if (!school || !/^\d{1,9}$/.test(order ?? ''))
      throw new UsageError(`orders ${move} needs --school and --order, its number.`);
    const codes = articles?.split(',').map((code) => code.trim());
    const body = { customerCode: school, numero: Number(order), move, ...(codes && { articles: codes }) };
    await operatorCommand(access(), orderMove.path, body);
    return `Order ${order} of ${school} ${done[move]}`;
  };

/** `orders propose`: writes the yearly contract of a school for a product. @returns what to print */
export const proposeContract: Command = async (args, access) => {
  const found = optionsOf(args, {
    school: text,
    product: text,
    platform: text,
    from: text,
    until: text,
    fee: text,
    approval: text,
  });
  const { school, product, platform, from, until, fee, approval } = found;
  if (!school || !product || !from || !until)
    throw new UsageError('orders propose needs --school, --product, --from and --until.');
  if (fee !== undefined && !/^\d{1,9}$/.test(fee))
    throw new UsageError('--fee is the yearly fee before VAT in whole cents: 50500 for 505,00 €.');
  await operatorCommand(access(), yearlyContractPut.path, {
    customerCode: school,
    product,
    platform: platform ?? 'B',
    startsOn: from,
    endsOn: until,
    ...(fee !== undefined && { fee: Number(fee) }),
    ...(approval && { approval }),
  });
  const price = fee === undefined ? 'the list price' : `${showEuro(Number(fee))} a year before VAT`;
  return `${school} has ${product} until ${until}, and is offered it at ${price}.`;
};
