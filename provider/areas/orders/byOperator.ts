import type { OrderMove } from '../../../contract/orders/order';
import { showsState, type Variant } from '../../../contract/orders/orderWizard';
import { procedureNameOf } from '../../../contract/orders/procedure';
import { feeOf, type Product } from '../../../contract/orders/products';
import { customerRecordPut, orderMove, yearlyContractPut } from '../../../contract/staff/endpoints/orders';
import { addDays } from '../../../contract/values/dates';
import { type Call, implement } from '../../http/call';
import { accessoryFee, mepaMismatch, notOnTheList, oddFee, orderMail } from '../../i18n/orders.it';
import { queueMail } from '../../mail/queueMail';
import { writeCustomerRecords } from '../../platform/customerRecords';
import { keptSchool } from '../../platform/keptSchool';
import { readPriceLists } from '../../platform/priceLists';
import { writeYearlyContracts } from '../../platform/yearlyContracts';
import { Refusal } from '../../refusal';
import { acceptOrder } from './acceptOrder';
import { answerOf } from './orderAnswer';
import type { OrderRow } from './orderStore';

const conflict = (detail: string) => new Refusal('conflict', { detail });
const WRONG_STATE = 'L’ordine non è nello stato che serve per questo passo.';
const ONLY_OF_MEPA = 'I codici articolo si indicano solo per un ordine arrivato dal MEPA.';
const BAND_OF_PRIVATE = 'Una scuola privata non ha fascia di alunni: non indicarla.';
const ENDS_BEFORE = 'La data di fine precede quella di inizio.';
const WITHDRAWN = 'L’ordine è stato annullato dalla scuola.';

const codesOf = ({ lines }: OrderRow) => lines.map(({ idProdotto }) => idProdotto).sort();

type Change = Partial<Pick<OrderRow, 'status' | 'mepa_error' | 'contract_file' | 'paid_at'>> & {
  readonly articles?: readonly string[];
  /** The states that the order reaches, in sequence. */
  readonly states?: readonly string[];
};

/**
 * The effect of each move on an order.
 * @throws Refusal `conflict` if the move is not possible
 */
const moves: Readonly<
  Record<OrderMove, (call: Call, row: OrderRow, articles: readonly string[]) => Promise<Change> | Change>
> = {
  'mepa-arrived': (_, row, articles) => {
    if (row.status !== 'IN_ATTESA_MEPA') throw conflict(WRONG_STATE);
    const codes = codesOf(row);
    if (articles.length > 0 && [...articles].sort().join() !== codes.join())
      throw conflict(mepaMismatch(codes, articles));
    return { status: 'IN_ATTESA_ARGO', mepa_error: null, articles: codes, states: ['IN_ATTESA_ARGO'] };
  },
  'mepa-mismatch': (_, row, articles) => {
    if (row.status !== 'IN_ATTESA_MEPA') throw conflict(WRONG_STATE);
    return { mepa_error: mepaMismatch(codesOf(row), articles), articles };
  },
  accept: async (call, row) => {
    if (row.status !== 'IN_ATTESA_ARGO') throw conflict(WRONG_STATE);
    const contract_file = await acceptOrder(call, row);
    return { status: 'DA_FIRMARE', contract_file, states: ['ACCETTATO', 'DA_FIRMARE'] };
  },
  paid: (call, row) => {
    if (!row.private || row.paid_at || row.status !== 'DA_FIRMARE') throw conflict(WRONG_STATE);
    return { paid_at: call.now };
  },
};

const move = implement(orderMove, async (call, { body }) => {
  const { tx, now, config } = call;
  if (body.articles && !body.move.startsWith('mepa-'))
    throw new Refusal('invalid', { errors: [{ field: 'articles', message: ONLY_OF_MEPA }] });
  const found = tx
    .selectFrom('school_order')
    .selectAll()
    .where('customer_code', '=', body.customerCode)
    .where('number', '=', body.numero);
  const row = await found.forUpdate().executeTakeFirst();
  if (!row) throw new Refusal('notFound', { detail: `L’ordine n. ${body.numero} non c’è.` });
  // A withdrawn order in the state DA_FIRMARE can still be moved: if its contract is signed, withdrawing only hides it
  // from the school.
  if (row.withdrawn_at && row.status !== 'DA_FIRMARE') throw conflict(WITHDRAWN);
  const { articles, states = [], ...change } = await moves[body.move](call, row, body.articles ?? []);
  const reached = states.map((codStato) => ({ codStato, timestamp: now.toISOString() }));
  await tx
    .updateTable('school_order')
    .set({
      ...change,
      ...(articles && { mepa_articles: JSON.stringify(articles) }),
      history: JSON.stringify([...row.history, ...reached]),
    })
    .where('customer_code', '=', row.customer_code)
    .where('number', '=', row.number)
    .execute();
  const variant: Variant = { kind: row.kind, services: row.services };
  // The school's wizard starts again after acceptance.
  if (body.move === 'accept' && !showsState(variant, 'DA_FIRMARE'))
    await tx
      .deleteFrom('procedure_run')
      .where('customer_code', '=', row.customer_code)
      .where('procedure', '=', procedureNameOf(variant))
      .execute();
  const moved = await found.executeTakeFirstOrThrow();
  call.audit({
    entity: 'order',
    action: 'set',
    id: `${row.customer_code}/${row.number}`,
    before: { status: row.status },
    after: { move: body.move, status: moved.status, ...(articles && { articles: articles.join(', ') }) },
  });
  await tellSchool(call, moved, body.move, variant, config.publicUrl);
  return { ...answerOf(moved), tipo: moved.kind };
});

async function tellSchool(
  { tx, now }: Call,
  row: OrderRow,
  moved: OrderMove,
  variant: Variant,
  publicUrl: string,
): Promise<void> {
  const person = await tx
    .selectFrom('account')
    .select('email')
    .where('customer_code', '=', row.customer_code)
    .where('uid', '=', row.created_by)
    .executeTakeFirst();
  if (!person?.email) return;
  const { number: numero, mepa_error: errorMepa, lines, price } = row;
  const words = orderMail(moved, { numero, errorMepa, lines, price }, variant, publicUrl);
  const to = { customerCode: row.customer_code, uid: row.created_by, recipient: person.email };
  await queueMail(tx, { ...to, ...words }, now);
}

const put = implement(yearlyContractPut, async (call, { body }) => {
  const { customerCode, product, platform, startsOn, endsOn } = body;
  const { fee: proposedFee = null, approval = null } = body;
  const { products } = (await readPriceLists(call.tx))(Number(addDays(endsOn, 1).slice(0, 4)));
  const sold = products.find(({ id }) => id === product);
  if (!sold) throw new Refusal('invalid', { errors: [{ field: 'product', message: notOnTheList(product) }] });
  if (endsOn < startsOn)
    throw new Refusal('invalid', { errors: [{ field: 'endsOn', message: ENDS_BEFORE }] });
  if (proposedFee !== null) checkFee(sold, proposedFee);
  const { private_school } = await keptSchool(call, customerCode);
  const record = await call.tx
    .selectFrom('customer_record')
    .select('band')
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
  const fee = proposedFee ?? feeOf(sold, private_school, record?.band ?? undefined);
  const after = { platform, startsOn, endsOn, proposedFee, approval };
  await writeYearlyContracts(call.tx, [{ customerCode, product, fee, ...after }]);
  call.audit({ entity: 'order', action: 'set', id: `${customerCode}/${product}`, after });
  return undefined;
});

/**
 * Maximum factor by which a proposed fee may differ from the list price: mistaking euros for cents makes a factor of a
 * hundred.
 */
const MOST_TIMES = 10;

/**
 * @param fee cents a year
 * @throws Refusal `invalid` for an implausible fee
 */
function checkFee({ id, fees, privateFee }: Product, fee: number): void {
  const least = Math.min(...fees, privateFee);
  const most = Math.max(...fees, privateFee);
  const refuse = (message: string) => {
    throw new Refusal('invalid', { errors: [{ field: 'fee', message }] });
  };
  if (fee === 0) return;
  if (most === 0) refuse(accessoryFee(id));
  if (fee * MOST_TIMES < least || fee > most * MOST_TIMES) refuse(oddFee(id, fee, least, most));
}

const customer = implement(customerRecordPut, async (call, { body }) => {
  const { customerCode, vatNumber = null, band = null, processorLetter = null } = body;
  const after = { vatNumber, band, processorLetter };
  const { private_school } = await keptSchool(call, customerCode);
  if (private_school && band)
    throw new Refusal('invalid', { errors: [{ field: 'band', message: BAND_OF_PRIVATE }] });
  await writeCustomerRecords(call.tx, [{ customerCode, ...after }]);
  call.audit({ entity: 'order', action: 'set', id: customerCode, after });
  return undefined;
});

/** Implementations of the calls about orders for the provider's own staff. */
export const byOperator = [move, put, customer] as const;
