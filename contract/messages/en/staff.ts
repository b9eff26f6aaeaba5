import { english } from '../english';
import type * as italian from '../it/staff';

export const staff = english<typeof italian>()({
  invalidAddress: 'Invalid address',
  year: 'The year has four digits, as 2027',
  productCode: 'Two to ten capital letters or digits',
  productCodes: 'Codes of products, commas between them',
  invalidProvince: 'Invalid province (e.g. RM)',
});
