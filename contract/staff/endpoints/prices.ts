import { endpoint } from '../../schema/endpoint';
import { fields, optional, pick } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import {
  agreedFeeParams,
  PRICE_FILE_LIMIT,
  platformAgreedFeeFields,
  platformPriceFields,
  platformPriceYearFields,
  priceFileFields,
  priceParams,
  priceYearParam,
  writtenAgreedFeeFields,
  writtenPriceFields,
  writtenPriceYearFields,
} from '../platformPrice';

const prices = '/api/operator/prices';
const years = '/api/operator/price-years';
const agreed = '/api/operator/agreed-fees';
const price = { kind: 'record', required: true, of: platformPriceFields } as const;
const ofYear = { kind: 'record', required: true, of: platformPriceYearFields } as const;
const agreedFee = { kind: 'record', required: true, of: platformAgreedFeeFields } as const;

export const platformPriceList = endpoint({
  id: 'platformPriceList',
  method: 'GET',
  path: prices,
  calls: [],
  about: 'Lists the products of the price lists, a page at a time',
  access: ['platformPrice', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformPriceFields, 'year', 'product', 'kind')),
    ...searched,
    ...sortedBy('year', 'product', 'name', 'firstBand', 'privateFee'),
    ...pageFields,
  }),
  response: pageOf(price),
});

export const platformPricePut = endpoint({
  id: 'platformPricePut',
  method: 'PUT',
  path: `${prices}/{year}/{product}`,
  calls: [],
  about:
    'Creates or replaces a product of a year’s price list; existing orders keep the prices that were offered',
  access: ['platformPrice', 'put'],
  effect: 'command',
  params: priceParams,
  body: { kind: 'record', required: true, of: writtenPriceFields },
  response: price,
  errors: ['notFound'],
});

export const platformPriceRemove = endpoint({
  id: 'platformPriceRemove',
  method: 'DELETE',
  path: `${prices}/{year}/{product}`,
  calls: [],
  about: 'Removes a product from a year’s price list: it can no longer be ordered for that year',
  access: ['platformPrice', 'remove'],
  effect: 'command',
  params: priceParams,
  errors: ['notFound', 'conflict'],
});

export const platformPriceYearList = endpoint({
  id: 'platformPriceYearList',
  method: 'GET',
  path: years,
  calls: [],
  about: 'Lists the years with a price list, with their conditions',
  access: ['platformPriceYear', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: ofYear },
});

export const platformPriceYearPut = endpoint({
  id: 'platformPriceYearPut',
  method: 'PUT',
  path: `${years}/{year}`,
  calls: [],
  about:
    'Creates or replaces the conditions of a year’s price list; a new year starts with the products in force for it',
  access: ['platformPriceYear', 'put'],
  effect: 'command',
  params: priceYearParam,
  body: { kind: 'record', required: true, of: writtenPriceYearFields },
  response: ofYear,
});

export const platformPriceFile = endpoint({
  id: 'platformPriceFile',
  method: 'POST',
  path: `${years}/{year}/file`,
  calls: [],
  about:
    'Reads a file with the whole price list of a year (CSV or XLSX), and returns the changes and the number of schools concerned; with `scrivi` and without errors, it also writes them',
  access: ['platformPrice', 'put'],
  effect: 'command',
  params: priceYearParam,
  query: fields({ scrivi: { kind: 'choice', of: ['si'] } }),
  upload: { max: PRICE_FILE_LIMIT },
  response: { kind: 'record', required: true, of: priceFileFields },
  errors: ['notFound'],
});

export const platformAgreedFeeList = endpoint({
  id: 'platformAgreedFeeList',
  method: 'GET',
  path: agreed,
  calls: [],
  about: 'Lists the fees agreed with single schools, a page at a time',
  access: ['platformAgreedFee', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformAgreedFeeFields, 'school', 'year', 'product')),
    ...searched,
    ...sortedBy('school', 'year', 'product', 'fee'),
    ...pageFields,
  }),
  response: pageOf(agreedFee),
});

export const platformAgreedFeePut = endpoint({
  id: 'platformAgreedFeePut',
  method: 'PUT',
  path: `${agreed}/{school}/{year}/{product}`,
  calls: [],
  about: 'Sets the fee of a school for a product in a year, which replaces the list price',
  access: ['platformAgreedFee', 'put'],
  effect: 'command',
  params: agreedFeeParams,
  body: { kind: 'record', required: true, of: writtenAgreedFeeFields },
  response: agreedFee,
});

export const platformAgreedFeeRemove = endpoint({
  id: 'platformAgreedFeeRemove',
  method: 'DELETE',
  path: `${agreed}/{school}/{year}/{product}`,
  calls: [],
  about: 'Removes an agreed fee: the list price applies to the school again',
  access: ['platformAgreedFee', 'remove'],
  effect: 'command',
  params: agreedFeeParams,
  errors: ['notFound'],
});

/** Endpoints for the price lists of the provider. */
export const platformPriceEndpoints = [
  platformPriceList,
  platformPricePut,
  platformPriceRemove,
  platformPriceYearList,
  platformPriceYearPut,
  platformPriceFile,
  platformAgreedFeeList,
  platformAgreedFeePut,
  platformAgreedFeeRemove,
] as const;
