import { CUSTOMER_CODE } from '../constants';
import * as fieldsMessages from '../messages/it/fields';
import { fields, type RecordOf } from '../schema/fields';
import { TAX_CODE } from '../values/codiceFiscale';
import { EMAIL_WITH_DOMAIN } from '../values/email';
import { schoolName } from './schoolName';

/** Supervisor account to create for a school. */
export const newSupervisorFields = fields({
  username: {
    kind: 'text',
    max: 60,
    pattern: /^[a-z][a-z0-9._-]*$/,
    about: 'part of the uid before the dot and the customer code; supervisor by default',
  },
  sn: { kind: 'text', required: true, max: 100, privacy: 'personal', about: 'surname' },
  cn: { kind: 'text', required: true, max: 100, privacy: 'personal', about: 'first name' },
  email: {
    kind: 'text',
    required: true,
    max: 254,
    pattern: EMAIL_WITH_DOMAIN,
    privacy: 'personal',
    say: { pattern: fieldsMessages.invalidEmail },
  },
  codiceFiscale: {
    kind: 'text',
    pattern: TAX_CODE,
    privacy: 'personal',
    say: { pattern: fieldsMessages.invalidTaxCode },
  },
});

export type NewSupervisor = RecordOf<typeof newSupervisorFields>;

/** Supervisor of a school as the provider sees one; the tax code is write-only. */
export const platformSupervisorFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  schoolName,
  uid: { kind: 'text', required: true, readOnly: true, max: 120 },
  ...newSupervisorFields,
  enabled: { kind: 'flag', required: true, readOnly: true },
  access: { kind: 'choice', required: true, readOnly: true, of: ['never', 'entered'] },
  lastLogin: { kind: 'instant', readOnly: true, about: 'absent before the first sign-in' },
});

export type PlatformSupervisor = RecordOf<typeof platformSupervisorFields>;
