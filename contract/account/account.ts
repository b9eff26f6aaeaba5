import { NAME_AND_EMAIL_LIMIT } from '../constants';
import * as accountMessages from '../messages/it/account';
import { fields, type RecordOf, ruled } from '../schema/fields';
import { newPasswordFields } from './password';

/** Digits and plus signs of a telephone number. */
const telephone = {
  kind: 'text',
  required: true,
  max: 20,
  privacy: 'personal',
  pattern: /^[0-9+]+$/,
  say: {
    required: accountMessages.required,
    pattern: accountMessages.telephoneMayHaveDigits,
  },
} as const;

/** Reason why the password of a demonstration account cannot be changed. */
export const DEMO_KEEPS_PASSWORD = accountMessages.demoKeepsPassword;

/** Reason why no password reset link is sent to an unconfirmed e-mail address. */
export const CONFIRM_EMAIL_FIRST = accountMessages.confirmEmailFirst;

/** Settings of the signed-in person. */
export const accountSettingsFields = fields({
  username: { kind: 'text', required: true },
  email: { kind: 'text', required: true, privacy: 'personal' },
  telephone: { kind: 'text', privacy: 'personal' },
  userType: { kind: 'choice', required: true, of: ['PEOPLE', 'ALIAS', 'SPID', 'SUPPORT'] },
  demo: { kind: 'flag', required: true, about: 'a demonstration account: its password cannot be changed' },
  soggettoPrivato: {
    kind: 'choice',
    of: ['true', 'false'],
    required: true,
    about: 'true of a private school',
  },
});

export type AccountSettings = RecordOf<typeof accountSettingsFields>;

export const accountUpdateFields = fields({ telephone });

export type AccountUpdate = RecordOf<typeof accountUpdateFields>;

/** New password, set by a person who knows the current one (ACC-011). */
export const passwordChangeFields = fields({
  username: { kind: 'text', required: true, max: 254 },
  email: { kind: 'text', max: NAME_AND_EMAIL_LIMIT, privacy: 'personal' },
  passwordAttuale: {
    kind: 'text',
    required: true,
    max: 256,
    say: { required: accountMessages.currentPasswordRequired },
  },
  passwordNuova: newPasswordFields.passwordNuova,
  confermaPassword: newPasswordFields.confermaPassword,
});

export type PasswordChange = RecordOf<typeof passwordChangeFields>;

export const passwordChangeRules = ruled(passwordChangeFields, {
  checks: [
    {
      on: 'passwordNuova',
      where: { not: { passwordNuova: { is: { field: 'passwordAttuale' } } } },
      say: accountMessages.newPasswordCannotBeSame,
    },
    {
      on: 'confermaPassword',
      where: { confermaPassword: { is: { field: 'passwordNuova' } } },
      say: accountMessages.passwordEnteredIsNotSame,
    },
  ],
});

/** Refusal of a wrong current password. */
export const WRONG_PASSWORD = accountMessages.wrongPassword;
