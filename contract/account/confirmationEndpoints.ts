import { endpoint } from '../schema/endpoint';
import { confirmationFields } from './confirmation';

/** Not a command: responses to commands are stored, and this one is valid only once. */
export const identityConfirmOptions = endpoint({
  id: 'identityConfirmOptions',
  method: 'POST',
  path: '/api/account/confirmation/options',
  calls: [],
  about:
    'Returns the challenge for a passkey of the signed-in person that confirms their identity; valid once, for five minutes',
  access: ['account', 'update'],
  effect: 'read',
  credentials: true,
  response: {
    kind: 'record',
    required: true,
    of: {
      options: {
        kind: 'text',
        required: true,
        about: 'PublicKeyCredentialRequestOptionsJSON of Web Authentication, as text',
      },
    },
  },
  errors: ['conflict'],
});

/** Not a command: requests of commands are stored, and this one contains the password. */
export const identityConfirm = endpoint({
  id: 'identityConfirm',
  method: 'POST',
  path: '/api/account/confirmation',
  calls: [],
  about:
    'Confirms the identity of the signed-in person by password, passkey or code; for five minutes the session may then call the endpoints that require a confirmed identity',
  access: ['account', 'update'],
  effect: 'read',
  credentials: true,
  body: { kind: 'record', required: true, of: confirmationFields },
  errors: ['tooManyRequests'],
});
