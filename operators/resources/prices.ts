import { optional, pick } from '../../contract/schema/fields';
import {
  platformAgreedFeeList,
  platformAgreedFeePut,
  platformAgreedFeeRemove,
  platformPriceList,
  platformPricePut,
  platformPriceRemove,
  platformPriceYearList,
  platformPriceYearPut,
} from '../../contract/staff/endpoints/prices';
import {
  platformAgreedFeeFields,
  platformPriceFields,
  platformPriceYearFields,
} from '../../contract/staff/platformPrice';
import { declare } from '../declare';
import { bySchool } from './bySchool';

const paged = { pageSizes: [25, 50, 100], pageSize: 25 } as const;

/** Products of the price lists, with their fees, at /gestore/listino. */
export const prices = declare('platformPrice', {
  fields: platformPriceFields,
  key: ['year', 'product'],
  title: 'name',
  recordRepresentation: ['year', 'name'],
  path: '/gestore/listino',
  show: ['year', 'product'],
  can: {
    list: ['platformPrice', 'list'],
    create: ['platformPrice', 'put'],
    update: ['platformPrice', 'put'],
    delete: ['platformPrice', 'remove'],
  },
  endpoints: {
    list: { endpoint: platformPriceList, answers: 'page' },
    create: { endpoint: platformPricePut, params: { year: 'year', product: 'product' } },
    update: { endpoint: platformPricePut, names: {} },
    remove: { endpoint: platformPriceRemove },
  },
  list: {
    ...paged,
    columns: [
      { field: 'name', priority: 1, width: 30 },
      { field: 'year', priority: 1, width: '8ch' },
      { field: 'product', priority: 1, width: '10ch' },
      { field: 'firstBand', priority: 1, width: '12ch' },
      { field: 'secondBand', priority: 2, width: '12ch' },
      { field: 'thirdBand', priority: 2, width: '12ch' },
      { field: 'fourthBand', priority: 2, width: '12ch' },
      { field: 'privateFee', priority: 1, width: '12ch' },
      { field: 'kind', priority: 3, width: '12ch' },
      { field: 'accessoryOf', priority: 3, width: '12ch' },
      { field: 'requires', priority: 3, width: '14ch' },
    ],
    sort: '-year',
    search: ['product', 'name'],
    filters: {
      of: optional(pick(platformPriceFields, 'year', 'kind')),
      show: [{ field: 'kind' }, { field: 'year' }],
    },
  },
  form: {
    capitals: ['product', 'accessoryOf', 'requires'],
    tabs: {
      fees: [
        'year',
        'product',
        'name',
        'kind',
        'firstBand',
        'secondBand',
        'thirdBand',
        'fourthBand',
        'privateFee',
      ],
      links: ['accessoryOf', 'requires', 'reason', 'kept'],
    },
  },
});

/** Conditions of the price lists, by year, at /gestore/condizioni. */
export const priceYears = declare('platformPriceYear', {
  fields: platformPriceYearFields,
  key: 'year',
  title: 'year',
  path: '/gestore/condizioni',
  timed: ['changedAt'],
  show: ['year', 'version', 'changedAt', 'changedBy'],
  can: {
    list: ['platformPriceYear', 'list'],
    create: ['platformPriceYear', 'put'],
    update: ['platformPriceYear', 'put'],
  },
  endpoints: {
    list: { endpoint: platformPriceYearList, answers: 'whole' },
    create: { endpoint: platformPriceYearPut, params: { year: 'year' } },
    update: { endpoint: platformPriceYearPut, names: {} },
  },
  list: {
    columns: [
      { field: 'year', priority: 1, width: '8ch' },
      { field: 'beneficiary', priority: 1, width: 24 },
      { field: 'iban', priority: 1, width: '30ch' },
      { field: 'bank', priority: 3, width: 24 },
      { field: 'firstLimit', priority: 2, width: '12ch' },
      { field: 'secondLimit', priority: 2, width: '12ch' },
      { field: 'thirdLimit', priority: 2, width: '12ch' },
      { field: 'version', priority: 2, width: '10ch' },
      { field: 'changedAt', priority: 2, width: '16ch' },
      { field: 'changedBy', priority: 3, width: 18 },
    ],
    sort: '-year',
    search: ['year', 'beneficiary', 'bank'],
  },
});

/** Fees agreed with single schools, at /gestore/canoni-concordati. */
export const agreedFees = declare('platformAgreedFee', {
  fields: platformAgreedFeeFields,
  key: ['school', 'year', 'product'],
  title: 'product',
  recordRepresentation: ['school', 'year', 'product'],
  path: '/gestore/canoni-concordati',
  show: ['school', 'year', 'product'],
  can: {
    list: ['platformAgreedFee', 'list'],
    create: ['platformAgreedFee', 'put'],
    update: ['platformAgreedFee', 'put'],
    delete: ['platformAgreedFee', 'remove'],
  },
  endpoints: {
    list: { endpoint: platformAgreedFeeList, answers: 'page' },
    create: {
      endpoint: platformAgreedFeePut,
      params: { school: 'school', year: 'year', product: 'product' },
    },
    update: { endpoint: platformAgreedFeePut, names: {} },
    remove: { endpoint: platformAgreedFeeRemove },
  },
  list: {
    ...paged,
    columns: [
      { field: 'schoolName', priority: 1, width: 26 },
      { field: 'school', priority: 2, width: '10ch' },
      { field: 'year', priority: 1, width: '8ch' },
      { field: 'product', priority: 1, width: '10ch' },
      { field: 'fee', priority: 1, width: '12ch' },
      { field: 'reason', priority: 2, width: 30 },
    ],
    sort: 'school',
    search: ['school', 'schoolName', 'product', 'reason'],
    filters: {
      of: optional(pick(platformAgreedFeeFields, 'school', 'year')),
      show: [bySchool, { field: 'year' }],
    },
  },
  form: {
    own: {
      school: () => import('../inputs/SchoolInput').then((file) => file.SchoolInput),
      product: () => import('../inputs/PricedProductInput').then((file) => file.PricedProductInput),
    },
  },
});
