import { confirmationFields } from '../../contract/account/confirmation';
import * as accountMessages from '../../contract/messages/it/account';
import * as fieldsMessages from '../../contract/messages/it/fields';
import { defineCommand } from '../engine/declaration/defineCommand';

const { password, code } = confirmationFields;

/** The current password, as a proof of identity. */
export const currentPassword = {
  ...password,
  required: true,
  say: { required: fieldsMessages.passwordRequired },
} as const;

/** Settings of the browser for the current password. */
export const currentPasswordTyping = { masked: true, autoComplete: 'current-password' } as const;

export const identityPassword = defineCommand('identityPassword', {
  fields: { password: currentPassword },
  typing: { password: currentPasswordTyping },
});

/** The code of an authenticator app, or a recovery code. */
export const identityCode = defineCommand('identityCode', {
  fields: { code: { ...code, required: true, say: { required: accountMessages.codeRequired } } },
  typing: { code: { autoComplete: 'one-time-code', verbatim: true } },
});
