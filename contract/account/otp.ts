import { NAME_AND_EMAIL_LIMIT } from '../constants';
import * as accountMessages from '../messages/it/account';
import * as fieldsMessages from '../messages/it/fields';
import { fields, type RecordOf } from '../schema/fields';
import { reservedRule, type UserRule } from '../users/user';
import { passkeyFields } from './passkey';

/** Refusal of a one-time code link that is expired, used or unknown. */
export const OTP_LINK_EXPIRED = accountMessages.otpLinkExpired;

/** Issuer name that authenticator apps show for this portal. */
export const OTP_ISSUER = 'Sportello';

/** Builds the address (Key Uri Format) that authenticator apps read from the QR code, or from a link on a phone. */
export const otpAddress = (username: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${OTP_ISSUER}:${username}`)}?secret=${secret}&issuer=${OTP_ISSUER}&algorithm=SHA1&digits=6&period=30`;

/** Authenticator apps that work with the portal, with their download addresses. */
export const authenticatorApps = [
  {
    name: 'Google Authenticator',
    android: 'https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2',
    ios: 'https://apps.apple.com/app/google-authenticator/id388497605',
  },
  {
    name: 'Microsoft Authenticator',
    android: 'https://play.google.com/store/apps/details?id=com.azure.authenticator',
    ios: 'https://apps.apple.com/app/microsoft-authenticator/id983156458',
  },
  {
    name: 'FreeOTP',
    android: 'https://play.google.com/store/apps/details?id=org.fedorahosted.freeotp',
    ios: 'https://apps.apple.com/app/freeotp-authenticator/id872559395',
  },
] as const;

const token = {
  kind: 'text',
  required: true,
  max: 200,
  about: 'parameter id of the link’s address',
} as const;

export const otpLinkFields = fields({ id: token });

/** Owner of a valid link, with the data for the authenticator app (ACC-012). */
export const openedOtpFields = fields({
  nome: { kind: 'text', required: true, max: NAME_AND_EMAIL_LIMIT, privacy: 'personal' },
  cognome: { kind: 'text', required: true, max: NAME_AND_EMAIL_LIMIT, privacy: 'personal' },
  username: { kind: 'text', required: true },
  qrurl: { kind: 'text', required: true, about: 'the QR code, an image as a data: address' },
  token: { kind: 'text', required: true },
  otp: { kind: 'text', required: true, about: 'the secret key for the app, base32' },
  callbackUri: { kind: 'text', required: true, about: 'address to which the person returns afterwards' },
});

export type OpenedOtp = RecordOf<typeof openedOtpFields>;

/** Refusal of a code that is not the current one for this key. */
export const OTP_CODE_WRONG = accountMessages.otpCodeWrong;

/**
 * Activation of an authenticator app: the data that the page received (Q-047), and a code that proves that the app has
 * the key.
 */
export const otpActivationFields = fields({
  token,
  username: { kind: 'text', required: true, max: 120 },
  otp: { kind: 'text', required: true, max: 200 },
  codice: {
    kind: 'text',
    required: true,
    max: 40,
    say: { required: accountMessages.codeRequired },
    about: 'the code that the app shows now',
  },
});

/** Authenticator app that generates the one-time codes of an account. */
export const otpMethodFields = fields({
  id: { kind: 'text', required: true, max: 36 },
  name: {
    kind: 'text',
    required: true,
    max: 60,
    say: { required: fieldsMessages.nameRequired },
    about: 'name that the person gave to the app',
  },
  activatedAt: { kind: 'instant', required: true },
  usedAt: { kind: 'instant', about: 'when a code of the app was last accepted' },
});

/**
 * Protection of an account besides its password: apps, recovery codes, and passkeys, which replace password and code.
 */
export const securityFields = fields({
  schoolOtp: { kind: 'flag', required: true, about: 'the school uses one-time codes' },
  required: { kind: 'flag', required: true, about: 'a one-time code is required at each sign-in' },
  methods: { kind: 'list', required: true, of: { kind: 'record', required: true, of: otpMethodFields } },
  recoveryCodes: {
    kind: 'number',
    required: true,
    integer: true,
    about: 'number of recovery codes that are not used yet',
  },
  passkeys: { kind: 'list', required: true, of: { kind: 'record', required: true, of: passkeyFields } },
  password: { kind: 'flag', required: true, about: 'the signed-in account has a password' },
  demo: { kind: 'flag', required: true, about: 'a demonstration account, shared by several people' },
});

export type Security = RecordOf<typeof securityFields>;

/** Reason why no one-time code is required and no app can be linked in a school. */
export const NO_OTP_IN_THIS_SCHOOL = accountMessages.noOtpInThisSchool;

/** Reason why the last app cannot be removed. */
export const LAST_METHOD_STAYS = accountMessages.lastMethodStays;

/** Reason why recovery codes cannot be created without an app. */
export const NO_APP_YET = accountMessages.noAppYet;

/** Accounts whose one-time codes the school can reset, with the reasons why other accounts are excluded. */
export const otpResetRules: readonly UserRule[] = [
  reservedRule,
  {
    where: { uid: { not: { mine: 'uid' } } },
    say: accountMessages.yourOwnAuthenticatorApps,
    brief: accountMessages.yourOwnAccount,
  },
  {
    where: { status: true },
    say: accountMessages.accountDisabled,
    brief: accountMessages.deactivated,
  },
  {
    where: { otpenabled: true },
    say: accountMessages.accountIsNotAsked,
    brief: accountMessages.withoutOtpCode,
  },
];
