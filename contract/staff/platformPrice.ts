import { CUSTOMER_CODE } from '../constants';
import * as staffMessages from '../messages/it/staff';
import { fields, type RecordOf } from '../schema/fields';
import { schoolName } from './schoolName';

/** Code of a product on the price list. */
const PRODUCT = /^[A-Z0-9]{2,10}$/;
const year = {
  kind: 'text',
  required: true,
  pattern: /^20\d{2}$/,
  say: { pattern: staffMessages.year },
} as const;
const code = {
  kind: 'text',
  required: true,
  pattern: PRODUCT,
  say: { pattern: staffMessages.productCode },
} as const;
/** Maximum fee: one hundred thousand euros, in cents. A higher fee was entered in the wrong unit. */
const MOST = 10_000_000;
const fee = { kind: 'money', required: true, min: 0, max: MOST } as const;
const pupils = { kind: 'number', required: true, integer: true, min: 1, max: 100_000 } as const;

export const priceKinds = ['contract', 'service'] as const;

const writtenFields = fields({
  name: { kind: 'text', required: true, max: 200 },
  kind: { kind: 'choice', required: true, of: priceKinds },
  firstBand: fee,
  secondBand: fee,
  thirdBand: fee,
  fourthBand: fee,
  privateFee: fee,
  accessoryOf: {
    ...code,
    required: undefined,
    about: 'code of the product of which this one is a free accessory',
  },
  requires: {
    kind: 'text',
    max: 120,
    pattern: /^[A-Z0-9]{2,10}([ ,]+[A-Z0-9]{2,10})*$/,
    about: 'codes of the products that are always ordered with this one, separated by commas',
    say: { pattern: staffMessages.productCodes },
  },
  reason: {
    kind: 'text',
    max: 300,
    about: 'sentence in Italian that explains why the products belong together',
  },
  kept: { kind: 'flag', about: 'whether it stays selected when a school deselects all products' },
});

/** Product of a year’s price list, with its fees before VAT. */
export const platformPriceFields = fields({ year, product: code, ...writtenFields });
export const writtenPriceFields = writtenFields;
export const priceParams = fields({ year, product: code });

export type PlatformPrice = RecordOf<typeof platformPriceFields>;

const conditionFields = fields({
  firstLimit: { ...pupils, about: 'maximum number of pupils in the first band' },
  secondLimit: pupils,
  thirdLimit: { ...pupils, about: 'maximum number of pupils in the third band; the fourth is above' },
  beneficiary: { kind: 'text', required: true, max: 70 },
  iban: { kind: 'text', required: true, max: 42, about: 'spaces are ignored' },
  bank: { kind: 'text', max: 100 },
});

/** Conditions of a year’s price list: the bands of pupils, and the bank account to which private schools pay. */
export const platformPriceYearFields = fields({
  year,
  ...conditionFields,
  version: {
    kind: 'number',
    required: true,
    integer: true,
    readOnly: true,
    about: 'counts the changes of the year’s conditions and products',
  },
  changedAt: { kind: 'instant', required: true, readOnly: true },
  changedBy: { kind: 'text', required: true, readOnly: true },
});
export const writtenPriceYearFields = conditionFields;
export const priceYearParam = fields({ year });

export type PlatformPriceYear = RecordOf<typeof platformPriceYearFields>;

const agreed = fields({
  fee: { ...fee, about: 'before VAT' },
  reason: { kind: 'text', max: 300 },
});

/** Fee agreed with a school for a product in a year, which replaces the list price. */
export const platformAgreedFeeFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  schoolName,
  year,
  product: code,
  ...agreed,
});
export const writtenAgreedFeeFields = agreed;
export const agreedFeeParams = fields({
  school: platformAgreedFeeFields.school,
  year,
  product: code,
});

export type PlatformAgreedFee = RecordOf<typeof platformAgreedFeeFields>;

/** Maximum size, in bytes, of a file with a price list. */
export const PRICE_FILE_LIMIT = 1_000_000;

const count = { kind: 'number', required: true, integer: true } as const;

/** Result of reading a file of prices; nothing is written if it has problems. */
export const priceFileFields = fields({
  written: { kind: 'flag', required: true },
  problems: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: {
        row: count,
        field: { kind: 'text', required: true },
        message: { kind: 'text', required: true },
      },
    },
  },
  changes: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: {
        product: { kind: 'text', required: true },
        name: { kind: 'text', required: true },
        change: { kind: 'choice', required: true, of: ['added', 'changed', 'removed'] },
        fields: {
          kind: 'list',
          required: true,
          of: { kind: 'text', required: true },
          about: 'names of the changed fields',
        },
        schools: {
          ...count,
          about: 'number of schools that can renew or restore the product now at the list price',
        },
      },
    },
  },
});

export type PriceFile = RecordOf<typeof priceFileFields>;
