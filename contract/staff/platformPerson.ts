import { CUSTOMER_CODE } from '../constants';
import { fields, optional, type RecordOf } from '../schema/fields';
import { mailStates } from './platformWork';

/** Maximum number of people that a search returns. If there are more, the search must be narrowed. */
export const MOST_PEOPLE = 500;

/** Minimum number of letters and digits of a search in all schools; a search within one school has no minimum. */
export const LEAST_SEARCHED = 3;

/**
 * States of a person: has signed in; never signed in; disabled by the school; past the day on which the account
 * expires.
 */
export const personStates = ['active', 'never', 'disabled', 'expired'] as const;

/** Reasons why a person cannot sign in or cannot work, in the order in which support should look at them. */
export const personBlocks = [
  'schoolClosed',
  'schoolSuspended',
  'disabled',
  'expired',
  'notBegun',
  'contested',
  'throttled',
  'aliasDisabled',
  'mailFailed',
  'mailWaiting',
  'noLink',
  'linkOver',
  'noPassword',
  'emailUnconfirmed',
  'noApp',
  'noRoles',
] as const;

export type PersonBlock = (typeof personBlocks)[number];

const count = { kind: 'number', required: true, integer: true, readOnly: true } as const;

/** Person of a school, as a search by support returns them. */
export const foundPersonFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  schoolName: { kind: 'text', required: true },
  uid: { kind: 'text', required: true, max: 120 },
  sn: { kind: 'text', required: true, privacy: 'personal' },
  cn: { kind: 'text', required: true, privacy: 'personal' },
  email: { kind: 'text', required: true, privacy: 'personal' },
  state: { kind: 'choice', required: true, of: personStates },
  lastLogin: { kind: 'instant' },
});

/** Mail to a person, without its text. */
const personMailFields = fields({
  subject: { kind: 'text', required: true },
  recipient: { kind: 'text', required: true, privacy: 'personal' },
  state: { kind: 'choice', required: true, of: mailStates },
  createdAt: { kind: 'instant', required: true },
  sentAt: { kind: 'instant' },
  failure: { kind: 'text' },
});

const personSignInFields = fields({
  at: { kind: 'instant', required: true },
  device: { kind: 'text', required: true },
  client: { kind: 'text', required: true },
});

/** Details that can prevent a person from signing in. They contain neither secrets nor the tax code. */
const detailFields = fields({
  blocks: {
    kind: 'list',
    required: true,
    of: { kind: 'choice', required: true, of: personBlocks },
    about: 'the most important first',
  },
  taxCode: { kind: 'choice', required: true, of: ['present', 'missing', 'wrong'] },
  begins: {
    kind: 'day',
    about: 'first day of validity, if the account is enabled automatically on that day',
  },
  expires: { kind: 'day', about: 'last day of validity' },
  spid: { kind: 'flag', required: true },
  hasPassword: { kind: 'flag', required: true },
  emailConfirmed: { kind: 'flag', required: true },
  asksForCode: { kind: 'flag', required: true },
  apps: count,
  passkeys: count,
  roles: count,
  alias: { kind: 'choice', of: ['enabled', 'disabled'], about: 'state of the ArgoID linked to the account' },
  linkUntil: { kind: 'instant', about: 'until when the latest password link is valid' },
  linkOnPaper: { kind: 'flag', required: true },
  sessions: { ...count, about: 'number of open sessions' },
  refusals: { ...count, about: 'wrong passwords and codes in the last seven days' },
  throttledUntil: { kind: 'instant', about: 'until when attempts are refused because there were too many' },
  mails: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: personMailFields },
    about: 'the last ten mails',
  },
  signIns: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: personSignInFields },
    about: 'the last five sign-ins',
  },
});

/** Person of a school, as support sees them. A search returns people without the details. */
export const platformPersonFields = fields({ ...foundPersonFields, ...optional(detailFields) });

export type FoundPerson = RecordOf<typeof foundPersonFields>;
export type PlatformPerson = FoundPerson & RecordOf<typeof detailFields>;
