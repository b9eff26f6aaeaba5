import { CUSTOMER_CODE } from '../../constants';
import { orderFields, orderMoves } from '../../orders/order';
import { orderKinds } from '../../orders/price';
import { bands } from '../../orders/products';
import { endpoint } from '../../schema/endpoint';
import { fields, optional, pick } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { wholeNumber } from '../../values/wholeNumber';
import { pageFields, pageOf } from '../operatorPages';
import { platformOrderFields } from '../platformOrder';

const order = {
  kind: 'record',
  required: true,
  of: fields({ ...orderFields, tipo: { kind: 'choice', required: true, of: orderKinds } }),
} as const;
const customerCode = { kind: 'text', required: true, pattern: CUSTOMER_CODE } as const;

export const orderMove = endpoint({
  id: 'orderMove',
  method: 'POST',
  path: '/api/operator/orders',
  calls: [],
  about:
    'An order went on: MEPA sent it, or other articles; the provider accepts it, or the transfer arrived',
  access: ['order', 'set'],
  effect: 'command',
  errors: ['notFound', 'conflict'],
  body: {
    kind: 'record',
    required: true,
    of: fields({
      customerCode,
      numero: { ...wholeNumber, required: true, min: 1 },
      move: { kind: 'choice', required: true, of: orderMoves },
      articles: {
        kind: 'list',
        max: 50,
        of: { kind: 'text', required: true, max: 20 },
        about: 'the codes that came from MEPA',
      },
    }),
  },
  response: order,
});

export const yearlyContractPut = endpoint({
  id: 'yearlyContractPut',
  method: 'POST',
  path: '/api/operator/yearly-contracts',
  calls: [],
  about:
    'Writes the yearly contract that a school has of a product: what it can renew, or restore, follows from it',
  access: ['order', 'set'],
  effect: 'command',
  errors: ['notFound'],
  body: {
    kind: 'record',
    required: true,
    of: fields({
      customerCode,
      product: { kind: 'text', required: true, max: 10, about: 'its code on the price list' },
      platform: { kind: 'choice', required: true, of: ['B', 'C'] },
      startsOn: { kind: 'day', required: true },
      endsOn: { kind: 'day', required: true },
      fee: {
        ...wholeNumber,
        min: 0,
        about: 'cents a year before VAT: the fee that the school is offered; the list price where absent',
      },
      approval: {
        kind: 'choice',
        of: ['S', 'N'],
        about: 'N: the school said that it does not want it again',
      },
    }),
  },
});

export const customerRecordPut = endpoint({
  id: 'customerRecordPut',
  method: 'POST',
  path: '/api/operator/customer-records',
  calls: [],
  about: 'Writes what is known of a school as a customer: what it pays for its orders follows from it',
  access: ['order', 'set'],
  effect: 'command',
  errors: ['notFound'],
  body: {
    kind: 'record',
    required: true,
    of: fields({
      customerCode,
      vatNumber: { kind: 'text', pattern: /^\d{11}$/, about: 'of a private school' },
      band: { kind: 'choice', of: bands, about: 'of its pupils; a private school has none' },
      processorLetter: {
        kind: 'choice',
        of: ['S', 'N'],
        about: 'S: the letter that appoints the data processor was sent; absent where nobody knows',
      },
    }),
  },
});

export const platformOrderList = endpoint({
  id: 'platformOrderList',
  method: 'GET',
  path: '/api/operator/orders/all',
  calls: [],
  about: 'The orders of all schools, the newest first, a page at a time',
  access: ['platformOrder', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformOrderFields, 'school', 'kind', 'state')),
    number: { kind: 'text', pattern: /^[1-9]\d{0,8}$/ },
    ...searched,
    ...sortedBy('createdAt', 'school', 'due'),
    ...pageFields,
  }),
  response: pageOf({ kind: 'record', required: true, of: platformOrderFields }),
});

/** Endpoints with which the provider's staff processes orders. */
export const operatorOrderEndpoints = [
  ...[orderMove, yearlyContractPut, customerRecordPut, platformOrderList],
] as const;
