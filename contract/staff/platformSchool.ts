import { CUSTOMER_CODE } from '../constants';
import * as fieldsMessages from '../messages/it/fields';
import * as schoolMessages from '../messages/it/school';
import * as staffMessages from '../messages/it/staff';
import { fields, type RecordOf } from '../schema/fields';
import { EMAIL_WITH_DOMAIN } from '../values/email';

/** The longest suspension of a school, in days. */
export const SUSPENSION_DAYS = 90;

/** Days in which closing a school or ending a licence can be undone. */
export const TAKE_BACK_DAYS = 30;

const mail = {
  kind: 'text',
  max: 254,
  pattern: EMAIL_WITH_DOMAIN,
  say: { pattern: fieldsMessages.invalidEmail },
} as const;
const customerCode = { kind: 'text', required: true, pattern: CUSTOMER_CODE } as const;

/** Fields of a school that the provider writes; its supervisor can change some of them later. */
export const writtenSchoolFields = fields({
  codMin: { kind: 'text', required: true, max: 10, about: 'ministerial code' },
  name: { kind: 'text', required: true, max: 200 },
  kind: { kind: 'text', max: 100, about: 'type of school, such as ISTITUTO COMPRENSIVO' },
  heading: { kind: 'text', max: 200, about: 'heading (intestazione); by default the type of school' },
  street: { kind: 'text', max: 200 },
  postalCode: { kind: 'text', pattern: /^\d{5}$/, say: { pattern: schoolMessages.invalidPostcode } },
  city: { kind: 'text', required: true, max: 100 },
  provincia: { kind: 'text', pattern: /^[A-Z]{2}$/, say: { pattern: staffMessages.invalidProvince } },
  region: { kind: 'text', max: 60 },
  privateSchool: {
    kind: 'flag',
    about: 'a private school (soggetto privato), which has no digital identity features',
  },
  leadSchool: { kind: 'flag', about: 'a lead school (scuola polo)' },
  cf: { kind: 'text', max: 16, about: 'tax code of the school' },
  codIpa: { kind: 'text', max: 20 },
  codFatturazione: { kind: 'text', max: 7 },
  telephone: { kind: 'text', max: 30 },
  webSite: { kind: 'text', max: 200 },
  mail,
  pec: mail,
  dpo: { kind: 'text', max: 100, about: 'name of the data-protection officer' },
  recapitoDpo: { ...mail, about: 'e-mail of the data-protection officer' },
});

/**
 * Initial settings of a school. Afterwards only its own people change them, because they must confirm the consequences.
 */
const switches = fields({
  spidEnabled: { kind: 'flag', about: 'initial setting; always false for a private school' },
  otpEnabled: { kind: 'flag', about: 'initial setting' },
});

export const newSchoolFields = fields({ customerCode, ...writtenSchoolFields, ...switches });

/** New contents of a school's record. */
export type WrittenSchool = RecordOf<typeof writtenSchoolFields> & Pick<NewSchool, 'customerCode'>;

/** School to create. */
export type NewSchool = RecordOf<typeof newSchoolFields>;

/**
 * States of a school. People can work only in an open school. A suspended school opens again automatically. `removed`:
 * the school stayed closed, and only this record remains.
 */
export const schoolStates = ['open', 'suspended', 'closed', 'removed'] as const;

const suspensionReason = { kind: 'text', min: 10, max: 300, lines: 2 } as const;

/** Suspension of a school. */
export const suspensionFields = fields({
  until: {
    kind: 'day',
    required: true,
    about: 'last day of the suspension, in Rome; at most ninety days ahead',
  },
  reason: { ...suspensionReason, required: true, about: 'for the staff; not shown to the school' },
});

/** School as the provider sees it. */
export const platformSchoolFields = fields({
  ...newSchoolFields,
  state: { kind: 'choice', required: true, readOnly: true, of: schoolStates },
  closedAt: {
    kind: 'instant',
    readOnly: true,
    about: 'when the school was closed; its people can do nothing since',
  },
  closedBy: { kind: 'text', readOnly: true },
  reopenUntil: { kind: 'instant', readOnly: true, about: 'until when closing can be undone' },
  suspendedUntil: {
    kind: 'instant',
    readOnly: true,
    about: 'last moment of the suspension; its people can do nothing until then',
  },
  suspendedBy: { kind: 'text', readOnly: true },
  suspendedReason: { kind: 'text', readOnly: true },
});

export type PlatformSchool = RecordOf<typeof platformSchoolFields>;

const count = { kind: 'number', required: true, integer: true } as const;

/** Consequences of closing a school. */
export const schoolClosingFields = fields({
  people: { ...count, about: 'number of accounts' },
  enabled: { ...count, about: 'number of these accounts that may sign in now' },
  signedInLately: { ...count, about: 'number of these accounts that signed in within the last thirty days' },
  licences: { ...count, about: 'number of licences in force' },
  files: { ...count, about: 'number of documents made for signing; they are kept' },
  reopenDays: { ...count, about: 'number of days during which closing can be undone' },
});
