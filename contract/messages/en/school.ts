import { english } from '../english';
import type * as italian from '../it/school';

export const school = english<typeof italian>()({
  noApplication: 'Enter the application that the update is about',
  noVersion: 'Enter the version that the update releases',
  invalidNumber: 'Invalid number: digits and blanks are allowed',
  postcodeRequired: 'Postcode required',
  invalidPostcode: 'Invalid postcode (e.g. 00199)',
  invalidWebSite: 'Invalid address (e.g. www.scuola.edu.it)',
});
