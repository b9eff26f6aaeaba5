import { CUSTOMER_CODE } from '../constants';
import { fields, optional, type RecordOf } from '../schema/fields';
import { mailStates } from './platformWork';

/** Maximum number of people that a search finds: of more, another word is asked for. */
export const MOST_PEOPLE = 500;

/** Letters and digits that a search needs, unless it is within a school. */
export const LEAST_SEARCHED = 3;

/** May sign in and did; may and never did; disabled by the school; past the last day. */
export const personStates = ['active', 'never', 'disabled', 'expired'] as const;

/** Reasons why a person cannot sign in or cannot work, and what to look at first. */
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

/** Person of a school as a search of support finds one. */
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

/** What keeps one person from signing in, and never a secret or the tax code itself. */
const detailFields = fields({
  blocks: {
    kind: 'list',
    required: true,
    of: { kind: 'choice', required: true, of: personBlocks },
    about: 'the first one first',
  },
  taxCode: { kind: 'choice', required: true, of: ['present', 'missing', 'wrong'] },
  begins: { kind: 'day', about: 'the first day, where the account opens by itself' },
  expires: { kind: 'day', about: 'the last day' },
  spid: { kind: 'flag', required: true },
  hasPassword: { kind: 'flag', required: true },
  emailConfirmed: { kind: 'flag', required: true },
  asksForCode: { kind: 'flag', required: true },
  apps: count,
  passkeys: count,
  roles: count,
  alias: { kind: 'choice', of: ['enabled', 'disabled'], about: 'the ArgoID that it is linked to' },
  linkUntil: { kind: 'instant', about: 'until when the last link to choose a password works' },
  linkOnPaper: { kind: 'flag', required: true },
  sessions: { ...count, about: 'open now' },
  refusals: { ...count, about: 'wrong passwords and codes in the last seven days' },
  throttledUntil: { kind: 'instant', about: 'after too many attempts' },
  mails: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: personMailFields },
    about: 'the last ten',
  },
  signIns: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: personSignInFields },
    about: 'the last five',
  },
});

/** Person of a school as support sees one. A search answers the details of nobody. */
export const platformPersonFields = fields({ ...foundPersonFields, ...optional(detailFields) });

export type FoundPerson = RecordOf<typeof foundPersonFields>;
export type PlatformPerson = FoundPerson & RecordOf<typeof detailFields>;
