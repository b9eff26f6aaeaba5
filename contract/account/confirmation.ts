import * as accountMessages from '../messages/it/account';
import { fields } from '../schema/fields';

/** Minutes for which a confirmation of identity is valid. */
export const CONFIRMED_MINUTES = 5;

/** Proof of identity; exactly one of the three fields is sent. */
export const confirmationFields = fields({
  password: { kind: 'text', max: 256, secret: true },
  code: {
    kind: 'text',
    max: 40,
    secret: true,
    about: 'the current code of an authenticator app, or a recovery code',
  },
  credential: {
    kind: 'text',
    max: 20_000,
    about: 'AuthenticationResponseJSON of Web Authentication, as text',
  },
});

/** Refusal for a person who has no passkey and asks to confirm their identity with one. */
export const NO_PASSKEY_TO_CONFIRM = accountMessages.noPasskeyToConfirm;

/** Refusal of a passkey response that is late, replayed or of another person. */
export const PASSKEY_NOT_CONFIRMED = accountMessages.passkeyNotConfirmed;

/** Refusal of a code that is not the app's current one or was used before. */
export const WRONG_CODE = accountMessages.wrongCode;
