import { english } from '../english';
import type * as italian from '../it/offices';

export const offices = english<typeof italian>()({
  chooseUser: 'Choose a user',
  itIsSupervisorAccount: 'It is the supervisor account of the school',
  itIsGenericAccount: 'It is a generic account, not a person’s',
  hasOfficeAlready: 'Has the office already',
  hasNoTaxCode: 'Has no tax code',
  hasNeverSigned: 'Has never signed in',
  changed: 'The office was given to somebody else meanwhile: check and choose again.',
});
