import * as accountMessages from '../messages/it/account';
import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';
import { fields, type RecordOf } from '../schema/fields';

/** Maximum number of passkeys of one account. */
export const PASSKEYS = 10;

/** Key on a person's device that signs them in without a password. */
export const passkeyFields = fields({
  id: { kind: 'text', required: true, max: 36 },
  name: {
    kind: 'text',
    required: true,
    max: 60,
    pattern: /\S/,
    say: { required: fieldsMessages.nameRequired, pattern: fieldsMessages.nameRequired },
    about: 'name that the person gave to the passkey',
  },
  createdAt: { kind: 'instant', required: true },
  usedAt: { kind: 'instant', about: 'when the person last signed in with it' },
  synced: { kind: 'flag', required: true, about: 'also available on the person’s other devices' },
});

export type Passkey = RecordOf<typeof passkeyFields>;

/** New passkey: the response of the device, and the name that the person gives to it. */
export const newPasskeyFields = fields({
  name: passkeyFields.name,
  credential: {
    kind: 'text',
    required: true,
    max: 20_000,
    about: 'RegistrationResponseJSON of Web Authentication, as text',
  },
});

/** Proof required to create a passkey: the password again, because a passkey replaces it. */
export const passkeyPasswordFields = fields({
  password: {
    kind: 'text',
    required: true,
    max: 256,
    secret: true,
    say: { required: fieldsMessages.passwordRequired },
  },
});

/** Sign-in methods of an account, which determine whether passkeys can be added and removed. */
interface SignInMethods {
  /** Whether the account has a password. */
  readonly password: boolean;
  /** Whether it is a demonstration account. */
  readonly demo: boolean;
  /** Whether a code is required at each sign-in. */
  readonly required: boolean;
  /** Authenticator apps. */
  readonly methods: readonly unknown[];
  readonly passkeys: readonly unknown[];
}

/** Returns the reason why a passkey cannot be added, with what to do; undefined if it can be added. */
export function whyNoPasskey({ demo, password, passkeys }: Omit<SignInMethods, 'required' | 'methods'>) {
  if (demo) return accountMessages.accountIsForDemonstration;
  if (!password) return accountMessages.addingPasskeyNeedsPassword;
  if (passkeys.length >= PASSKEYS) return message(accountMessages.tooManyPasskeys, { count: PASSKEYS });
  return undefined;
}

/** Returns the reason why a passkey cannot be removed, with what to do first; undefined if it can be removed. */
export function whyPasskeyStays({ password, required, methods, passkeys }: Omit<SignInMethods, 'demo'>) {
  if (passkeys.length > 1) return undefined;
  if (!password) return accountMessages.itIsOnlyWay;
  if (required && methods.length === 0) return accountMessages.itIsOnlySecondFactor;
  return undefined;
}

/** Refusal of a passkey response that is late, replayed or made for another site. */
export const PASSKEY_NOT_TAKEN = accountMessages.passkeyNotTaken;

/** Refusal of a device that already has a passkey for the account. */
export const PASSKEY_THERE_ALREADY = accountMessages.passkeyThereAlready;
