import * as fieldsMessages from '../messages/it/fields';
import { fields, type RecordOf } from '../schema/fields';
import { TAX_CODE } from '../values/codiceFiscale';

/** Maximum number of accesses in one call. */
export const SPID_ACCESSES_AT_ONCE = 5000;

/** Access of a person of a school with a digital identity. */
export const spidAccessFields = fields({
  reference: {
    kind: 'text',
    required: true,
    max: 100,
    about: 'identifier in the sending system; a repeated one is stored only once',
  },
  at: { kind: 'instant', required: true },
  uid: { kind: 'text', required: true, max: 120, about: 'uid of the account' },
  codiceFiscale: {
    kind: 'text',
    required: true,
    pattern: TAX_CODE,
    privacy: 'personal',
    say: { pattern: fieldsMessages.invalidTaxCode },
  },
  identityProvider: { kind: 'text', required: true, max: 200 },
});

export type SpidAccess = RecordOf<typeof spidAccessFields>;
