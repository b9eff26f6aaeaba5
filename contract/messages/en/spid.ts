import { english } from '../english';
import type * as italian from '../it/spid';

export const spid = english<typeof italian>()({
  taxCodeIsMissingEnter: 'The tax code is missing: enter it on the user’s page',
  wrong: 'The tax code is not right: check it on the user’s page',
  duplicate: 'Another account of the school has the same tax code: correct the one that is wrong',
  noSpidInPrivateSchools: 'Private schools have no digital identity',
  userIsAlreadyEnabled: 'The user is already enabled for Spid',
  enabledAlready: 'enabled already |||| enabled already',
  withWrongTaxCode: 'with a wrong tax code |||| with a wrong tax code',
  withTaxCodeIsAnother: 'with a tax code that is another’s too |||| with a tax code that is another’s too',
  missing: 'The signed SPID agreement is not available: the request is not signed yet.',
  noLog: 'There are no logs of SPID accesses of this school.',
});
