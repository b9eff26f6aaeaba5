import { NAME_AND_EMAIL_LIMIT } from '../constants';
import * as accountMessages from '../messages/it/account';
import * as aliasMessages from '../messages/it/alias';
import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';
import { fields, optional, pick, type RecordOf } from '../schema/fields';
import { usernameField } from '../users/newUser';
import { userFields } from '../users/user';
import { EMAIL_WITH_DOMAIN, foreignInEmail } from '../values/email';

/** Hours for which an e-mail verification link is valid. It works once. */
export const ALIAS_LINK_HOURS = 24;

/** Reasons why an account is not linked to an alias although its password was correct. */
export const whyNotLinked = {
  mine: aliasMessages.mine,
  others: aliasMessages.others,
  closed: aliasMessages.closed,
  unused: aliasMessages.unused,
  noTaxCode: aliasMessages.noTaxCode,
  otherPerson: aliasMessages.otherPerson,
} as const;

export type WhyNotLinked = keyof typeof whyNotLinked;

/** Reasons why an account cannot create an alias. */
export const whyNotMade = {
  supervisor: aliasMessages.supervisor,
  staff: aliasMessages.staff,
  demo: aliasMessages.demo,
} as const;

export type WhyNotMade = keyof typeof whyNotMade;

export const OTHER_ACCOUNT = aliasMessages.otherAccount;
export const ONE_ALIAS_ONLY = aliasMessages.oneAliasOnly;
export const CHANGED_MEANWHILE = aliasMessages.changedMeanwhile;
export const READ_THE_NOTICE = aliasMessages.readTheNotice;
export const LAST_ACCOUNT = aliasMessages.lastAccount;
export const ONLY_WAY_IN = aliasMessages.onlyWayIn;

const user = { ...usernameField, max: 120 } as const;

/**
 * Password that proves that the person owns an account. Any account may be linked, including the supervisor's.
 */
const secret = {
  kind: 'text',
  required: true,
  min: 8,
  max: 256,
  secret: true,
  privacy: 'personal',
  say: {
    required: fieldsMessages.requiredInCapitals,
    min: message(aliasMessages.passwordCannotBeShorter, { count: 8 }),
  },
} as const;

const email = {
  kind: 'text',
  required: true,
  max: NAME_AND_EMAIL_LIMIT,
  pattern: EMAIL_WITH_DOMAIN,
  barred: [foreignInEmail],
  privacy: 'personal',
  say: { required: fieldsMessages.emailRequired, pattern: accountMessages.emailMustBeValid },
} as const;

/** Account that creates the alias, and its password. */
export const aliasCredentialsFields = fields({ user, secret });
export type AliasCredentials = RecordOf<typeof aliasCredentialsFields>;

/** Data for a new alias (specification, part 2 §3). Names and tax code are taken from the account. */
export const newAliasFields = fields({
  codiceFiscale: userFields.codicefiscale,
  cognome: {
    kind: 'text',
    required: true,
    max: NAME_AND_EMAIL_LIMIT,
    privacy: 'personal',
    say: { required: fieldsMessages.surnameRequired },
  },
  email,
  nome: { kind: 'text', required: true, max: NAME_AND_EMAIL_LIMIT, privacy: 'personal' },
  telephone: {
    kind: 'text',
    max: 20,
    privacy: 'personal',
    pattern: /^[0-9+]+$/,
    say: { pattern: aliasMessages.invalidTelephoneNumber },
  },
  uid: { kind: 'text', required: true, max: 120, about: 'the account that the session acts as' },
  ...pick(aliasCredentialsFields, 'user', 'secret'),
  checked: { kind: 'flag', required: true, about: 'whether the notice was read' },
});
export type NewAlias = RecordOf<typeof newAliasFields>;

/** E-mail of an alias, and whether the person has verified it. */
export const aliasEmailFields = fields({
  email: { kind: 'text', required: true, privacy: 'personal' },
  verified: { kind: 'flag', required: true },
});

/** Account to be linked. */
export const addAccountFields = fields({
  user: { kind: 'text', required: true, max: 120, say: { required: aliasMessages.userRequired } },
  secret: { ...secret, min: 1, say: { required: fieldsMessages.requiredInCapitals } },
  checked: { kind: 'flag', required: true, about: 'false to show the owner of the account, true to link it' },
});
export type AddAccount = RecordOf<typeof addAccountFields>;

/** Owner of the account to be linked, for the person to confirm (specification, part 2 §3). */
export const addedAccountFields = fields({
  uid: { kind: 'text', required: true },
  sn: { kind: 'text', required: true, privacy: 'personal' },
  cn: { kind: 'text', required: true, privacy: 'personal' },
  codicefiscale: { kind: 'text', required: true, privacy: 'personal' },
  customerCode: { kind: 'text', required: true },
});
export type AddedAccount = RecordOf<typeof addedAccountFields>;

/** Alias as its page shows it, to a session of the alias itself or of the account linked to it. */
export const ownAliasFields = fields({
  ...optional(aliasEmailFields),
  account: {
    kind: 'record',
    required: true,
    about: 'the account that the session acts as, from which an alias can be created',
    of: fields({
      uid: { kind: 'text', required: true },
      nome: { kind: 'text', required: true, privacy: 'personal' },
      cognome: { kind: 'text', required: true, privacy: 'personal' },
      codiceFiscale: { kind: 'text', privacy: 'personal' },
    }),
  },
  refused: {
    kind: 'choice',
    of: Object.keys(whyNotMade) as WhyNotMade[],
    about: 'why the account cannot create an alias',
  },
  alike: {
    kind: 'list',
    required: true,
    about: 'schools where an account with the same name and tax code is not linked yet',
    of: {
      kind: 'record',
      required: true,
      of: fields({ school: { kind: 'text', required: true }, city: { kind: 'text', required: true } }),
    },
  },
});
export type OwnAlias = RecordOf<typeof ownAliasFields>;

/** Licence of the e-learning platform held by one of the person's schools. */
export const campusLicenceFields = fields({
  customerCode: { kind: 'text', required: true },
  ac: { kind: 'text', required: true },
});
