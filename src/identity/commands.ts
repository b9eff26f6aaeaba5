import { confirmationFields } from '../../contract/account/confirmation';
import { defineCommand } from '../engine/declaration/defineCommand';

const { password, code } = confirmationFields;

/** The current password, as a proof of identity. */
export const currentPassword = {
  ...password,
  required: true,
  say: { required: 'Password obbligatoria' },
} as const;

/** Settings of the browser for the current password. */
export const currentPasswordTyping = { masked: true, autoComplete: 'current-password' } as const;

export const identityPassword = defineCommand('identityPassword', {
  fields: { password: currentPassword },
  typing: { password: currentPasswordTyping },
});

/** The code of an authenticator app, or a recovery code. */
export const identityCode = defineCommand('identityCode', {
  fields: { code: { ...code, required: true, say: { required: 'Codice obbligatorio' } } },
  typing: { code: { autoComplete: 'one-time-code', verbatim: true } },
});
