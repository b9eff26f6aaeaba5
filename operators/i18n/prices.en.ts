import { notForRole } from './staff.en';

const kinds = { contract: 'Support', service: 'Service' };
const year = 'Year';
const product = 'Code';
const yearHelp = 'The year in which the ordered period begins, as 2027';
const deletion = {
  label: 'Remove',
  row: 'Remove: %{name}',
  confirm: 'Remove',
};

/** Texts of price lists, their conditions, and agreed fees. */
export const prices = {
  platformPrice: {
    name: 'Product of the price list |||| Products of the price list',
    title: 'Price list',
    caption: 'Products of the price list, with yearly fees before VAT',
    search: 'Search by code, name',
    one: '%{name}',
    recordRepresentation: '%{name}, price list of %{year}',
    create: 'New product',
    created: 'Product added to the price list',
    tabs: { fees: 'Fees', links: 'Links' },
    help: {
      year: yearHelp,
      requires: 'The codes, commas between them',
      reason: 'The sentence that schools read when a product is selected or deselected by itself',
      kept: 'When the school deselects all',
      secondBand: 'The fee of a service is the same in all bands',
    },
    locked: { notAllowed: notForRole },
    fields: {
      year,
      product,
      name: 'Name',
      kind: 'Kind',
      firstBand: 'Fee of the first band',
      secondBand: 'Fee of the second band',
      thirdBand: 'Fee of the third band',
      fourthBand: 'Fee of the fourth band',
      privateFee: 'Fee of private schools',
      accessoryOf: 'Free accessory of',
      requires: 'Ordered together with',
      reason: 'Reason of the link',
      kept: 'Stays selected',
    },
    values: { kind: kinds, kept: { true: 'Yes', false: 'No' } },
    filters: { kind: { label: 'Kind', values: kinds }, year: { label: year } },
    actions: { delete: deletion },
  },
  platformPriceYear: {
    name: 'Year of the price list |||| Years of the price list',
    title: 'Conditions of price lists',
    caption: 'Bands of pupils and the account for transfers, by year',
    search: 'Search by year, beneficiary',
    one: 'Conditions of %{name}',
    create: 'New year',
    created: 'Year created, with the products in force: change the fees in Price list',
    help: {
      year: yearHelp,
      firstLimit: 'The first band goes up to this number of pupils',
      thirdLimit: 'The fourth band begins above',
      iban: 'Spaces do not matter',
    },
    locked: { notAllowed: notForRole },
    fields: {
      year,
      firstLimit: 'First band up to',
      secondLimit: 'Second band up to',
      thirdLimit: 'Third band up to',
      beneficiary: 'Beneficiary',
      iban: 'IBAN',
      bank: 'Bank',
      version: 'Version',
      changedAt: 'Changed',
      changedBy: 'Changed by',
    },
    values: {},
  },
  platformAgreedFee: {
    name: 'Agreed fee |||| Agreed fees',
    title: 'Agreed fees',
    caption: 'Fees agreed with schools, in place of those of the price list',
    search: 'Search by school, code, reason',
    one: 'Agreed fee %{name}',
    recordRepresentation: '%{product} of %{school}, %{year}',
    create: 'New agreed fee',
    created: 'Agreed fee written',
    help: {
      school: 'Customer code, as SG10001',
      year: yearHelp,
      fee: 'Per year, before VAT',
    },
    locked: { notAllowed: notForRole },
    fields: {
      schoolName: 'Name of the school',
      school: 'School',
      year,
      product,
      fee: 'Fee',
      reason: 'Reason',
    },
    values: {},
    filters: { school: { label: 'School' }, year: { label: year } },
    actions: { delete: deletion },
  },
};

/** Texts of the page that reads a price list from a file. */
export const priceFile = {
  title: 'Price list from a file',
  about:
    'The file holds the whole price list of a year: missing products are removed. The page first shows what changes, and for how many schools; orders that were sent do not change.',
  year: 'Year of the price list',
  noYears: 'No year has a price list: create one in Conditions of price lists.',
  save: 'Save the price list',
  choose: 'Choose the file',
  drop: 'or drop it here: CSV or Excel, with the columns of a saved price list',
  reading: 'Reading...',
  problems: 'Rows to correct',
  problemsAbout: 'Nothing has changed so far: correct the file and choose it again.',
  same: 'The file equals the price list: nothing would change.',
  checked: 'The file is in order. Nothing has changed so far.',
  changes: 'What changes',
  change: { added: 'Added', changed: 'Changed: %{fields}', removed: 'Removed: can no longer be ordered' },
  head: {
    row: 'Row',
    column: 'Column',
    problem: 'What to correct',
    product: 'Product',
    change: 'Change',
    schools: 'Schools that order it now at the list price',
  },
  run: 'Write the price list of %{year}',
  leave: 'Cancel',
  done: 'The price list of %{year} was written.',
};
