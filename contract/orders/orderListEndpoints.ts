import { receiptAnswerFields, subjectFields } from '../procedures/procedureCalls';
import { endpoint } from '../schema/endpoint';
import { fields, type RecordOf } from '../schema/fields';
import { orderFields } from './order';
import { orderKinds } from './price';

const BASE = '/api/customers/ordini';
const reading = { access: ['order', 'read'], effect: 'read', method: 'GET', calls: [] } as const;

/** Order in the list of all orders of a school. */
export const listedOrderFields = fields({
  ...orderFields,
  tipo: { kind: 'choice', required: true, of: orderKinds },
  creatoIl: { kind: 'instant', required: true },
  annullatoIl: { kind: 'instant', about: 'when the school withdrew it' },
  ricevuta: { kind: 'text', about: 'the number of its receipt' },
});

export type ListedOrder = RecordOf<typeof listedOrderFields>;

export const orderList = endpoint({
  ...reading,
  id: 'orderList',
  path: BASE,
  about: 'Lists all orders of the school, including withdrawn ones, newest first',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: listedOrderFields },
  },
});

export const orderReceipt = endpoint({
  ...reading,
  id: 'orderReceipt',
  path: `${BASE}/{subject}/ricevuta`,
  about: 'The receipt of the order with this number, also as a PDF',
  params: subjectFields,
  response: { kind: 'record', required: true, of: receiptAnswerFields },
  errors: ['notFound'],
});

/** Endpoints for the list of orders. */
export const orderListEndpoints = [orderList, orderReceipt] as const;
