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
  kind: { kind: 'text', max: 100, about: 'ISTITUTO COMPRENSIVO, for one' },
  heading: { kind: 'text', max: 200, about: 'intestazione; its kind where it is absent' },
  street: { kind: 'text', max: 200 },
  postalCode: { kind: 'text', pattern: /^\d{5}$/, say: { pattern: schoolMessages.invalidPostcode } },
  city: { kind: 'text', required: true, max: 100 },
  provincia: { kind: 'text', pattern: /^[A-Z]{2}$/, say: { pattern: staffMessages.invalidProvince } },
  region: { kind: 'text', max: 60 },
  privateSchool: { kind: 'flag', about: 'soggettoPrivato: no digital identity' },
  leadSchool: { kind: 'flag', about: 'scuola polo' },
  cf: { kind: 'text', max: 16, about: 'tax code of the school' },
  codIpa: { kind: 'text', max: 20 },
  codFatturazione: { kind: 'text', max: 7 },
  telephone: { kind: 'text', max: 30 },
  webSite: { kind: 'text', max: 200 },
  mail,
  pec: mail,
  dpo: { kind: 'text', max: 100, about: 'name of the data-protection officer' },
  recapitoDpo: { ...mail, about: "the officer's e-mail" },
});

/**
 * Initial settings of a school. Afterwards only its own people change them, because they must confirm the consequences.
 */
const switches = fields({
  spidEnabled: { kind: 'flag', about: 'as it begins; never on in a private school' },
  otpEnabled: { kind: 'flag', about: 'as it begins' },
});

export const newSchoolFields = fields({ customerCode, ...writtenSchoolFields, ...switches });

/** New contents of a school's record. */
export type WrittenSchool = RecordOf<typeof writtenSchoolFields> & Pick<NewSchool, 'customerCode'>;

/** School to create. */
export type NewSchool = RecordOf<typeof newSchoolFields>;

/**
 * States of a school: its people can work only if it is open; a suspended one opens again by itself; `removed` is the
 * remainder of a school that stayed closed.
 */
export const schoolStates = ['open', 'suspended', 'closed', 'removed'] as const;

const suspensionReason = { kind: 'text', min: 10, max: 300, lines: 2 } as const;

/** Suspension of a school. */
export const suspensionFields = fields({
  until: { kind: 'day', required: true, about: 'the last day of it, in Rome; at most ninety days ahead' },
  reason: { ...suspensionReason, required: true, about: 'for the staff; the school does not read it' },
});

/** School as the provider sees it. */
export const platformSchoolFields = fields({
  ...newSchoolFields,
  state: { kind: 'choice', required: true, readOnly: true, of: schoolStates },
  closedAt: { kind: 'instant', readOnly: true, about: 'nobody of it may do anything since' },
  closedBy: { kind: 'text', readOnly: true },
  reopenUntil: { kind: 'instant', readOnly: true, about: 'until when closing can be taken back' },
  suspendedUntil: { kind: 'instant', readOnly: true, about: 'nobody of it may do anything until then' },
  suspendedBy: { kind: 'text', readOnly: true },
  suspendedReason: { kind: 'text', readOnly: true },
});

export type PlatformSchool = RecordOf<typeof platformSchoolFields>;

const count = { kind: 'number', required: true, integer: true } as const;

/** Consequences of closing a school. */
export const schoolClosingFields = fields({
  people: { ...count, about: 'accounts' },
  enabled: { ...count, about: 'of them, those who may sign in now' },
  signedInLately: { ...count, about: 'of them, those who did in the last thirty days' },
  licences: { ...count, about: 'in force' },
  files: { ...count, about: 'documents that were handed out to be signed; they stay' },
  reopenDays: { ...count, about: 'in which it can be taken back' },
});
