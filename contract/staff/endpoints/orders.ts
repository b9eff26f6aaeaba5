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
    'Advances an order: MEPA forwarded it, or forwarded other articles; the provider accepted it; or the bank transfer arrived',
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
        about: 'article codes received from MEPA',
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
    'Writes the yearly contract of a school for a product, which determines what the school can renew or restore',
  access: ['order', 'set'],
  effect: 'command',
  errors: ['notFound'],
  body: {
    kind: 'record',
    required: true,
    of: fields({
      customerCode,
      product: { kind: 'text', required: true, max: 10, about: 'product code of the price list' },
      platform: { kind: 'choice', required: true, of: ['B', 'C'] },
      startsOn: { kind: 'day', required: true },
      endsOn: { kind: 'day', required: true },
      fee: {
        ...wholeNumber,
        min: 0,
        about: 'cents per year before VAT: the fee offered to the school; by default the list price',
      },
      approval: {
        kind: 'choice',
        of: ['S', 'N'],
        about: 'N: the school has declined to renew it',
      },
    }),
  },
});

export const customerRecordPut = endpoint({
  id: 'customerRecordPut',
  method: 'POST',
  path: '/api/operator/customer-records',
  calls: [],
  about: 'Writes the customer record of a school, which determines the amounts of its orders',
  access: ['order', 'set'],
  effect: 'command',
  errors: ['notFound'],
  body: {
    kind: 'record',
    required: true,
    of: fields({
      customerCode,
      vatNumber: { kind: 'text', pattern: /^\d{11}$/, about: 'only for a private school' },
      band: { kind: 'choice', of: bands, about: 'band by number of pupils; absent for a private school' },
      processorLetter: {
        kind: 'choice',
        of: ['S', 'N'],
        about: 'S: the letter that appoints the data processor was sent; absent if unknown',
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
