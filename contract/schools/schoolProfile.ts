import { CUSTOMER_CODE } from '../constants';
import * as fieldsMessages from '../messages/it/fields';
import * as schoolMessages from '../messages/it/school';
import { fields, pick, type RecordOf } from '../schema/fields';
import { EMAIL_WITH_DOMAIN } from '../values/email';

/** E-mail address as a person writes it. Only its form is checked, not whether it exists. */
const mail = { kind: 'text', required: true, max: 254, pattern: EMAIL_WITH_DOMAIN } as const;
const mailSays = { pattern: fieldsMessages.invalidEmail } as const;
const telephone = {
  kind: 'text',
  max: 30,
  pattern: /^\+?[\d\s./-]+$/,
  say: { pattern: schoolMessages.invalidNumber },
} as const;

/**
 * Record of a school as its supervisor sees it (specification, part 1 §3 and part 2 §3). Only the provider changes the
 * fields that identify the school as a customer.
 */
export const schoolProfileFields = fields({
  o: { kind: 'text', required: true, readOnly: true, pattern: CUSTOMER_CODE, about: 'customer code' },
  codMin: { kind: 'text', required: true, readOnly: true, max: 10, about: 'ministerial code' },
  cf: { kind: 'text', readOnly: true, max: 16, about: 'tax code of the school' },
  codIpa: { kind: 'text', readOnly: true, max: 20, about: 'its code in the index of public administrations' },
  codFatturazione: {
    kind: 'text',
    readOnly: true,
    max: 7,
    about: 'code to which electronic invoices are sent',
  },
  privateSchool: {
    kind: 'flag',
    required: true,
    readOnly: true,
    about: 'a private school (soggetto privato), which has no digital identity features',
  },
  description: { kind: 'text', required: true, max: 200, about: 'heading (intestazione)' },
  name: { kind: 'text', required: true, max: 200 },
  street: { kind: 'text', max: 200 },
  postalCode: {
    kind: 'text',
    required: true,
    pattern: /^\d{5}$/,
    say: { required: schoolMessages.postcodeRequired, pattern: schoolMessages.invalidPostcode },
  },
  city: { kind: 'text', required: true, max: 100 },
  provincia: { kind: 'text', max: 2 },
  telephonenumber: telephone,
  faxNumber: telephone,
  webSite: {
    kind: 'text',
    max: 200,
    pattern: /^(https?:\/\/)?[^\s/:@]+\.[^\s/:@]+(\/\S*)?$/,
    say: { pattern: schoolMessages.invalidWebSite },
  },
  mail: { ...mail, say: mailSays },
  pec: { ...mail, say: mailSays },
  dpo: { kind: 'text', required: true, max: 100, about: 'name of the data-protection officer' },
  recapitoDpo: { ...mail, say: mailSays, about: 'e-mail of the data-protection officer' },
  spidEnabled: { kind: 'flag', required: true, about: 'always false for a private school' },
  otpEnabled: {
    kind: 'flag',
    required: true,
    about:
      'when enabled, the supervisor must register a device at the next sign-in; when disabled, nobody is asked for a code',
  },
});

export type SchoolProfile = RecordOf<typeof schoolProfileFields>;

/** Fields that its supervisor may change. */
export const schoolUpdateFields = pick(
  schoolProfileFields,
  'description',
  'name',
  'street',
  'postalCode',
  'city',
  'provincia',
  'telephonenumber',
  'faxNumber',
  'webSite',
  'mail',
  'pec',
  'dpo',
  'recapitoDpo',
  'spidEnabled',
  'otpEnabled',
);

export type SchoolUpdate = RecordOf<typeof schoolUpdateFields>;
