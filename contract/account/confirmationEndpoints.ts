import { endpoint } from '../schema/endpoint';
import { confirmationFields } from './confirmation';

/** No command: the answer to one is kept, and this one is good for once. */
export const identityConfirmOptions = endpoint({
  id: 'identityConfirmOptions',
  method: 'POST',
  path: '/api/account/confirmation/options',
  calls: [],
  about:
    'What a passkey of the signed-in person is asked to confirm that it is they; good for five minutes, once',
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

/** No command: what is kept of one must not have the password in it. */
export const identityConfirm = endpoint({
  id: 'identityConfirm',
  method: 'POST',
  path: '/api/account/confirmation',
  calls: [],
  about:
    'The signed-in person says again who they are, by password, passkey or code: for five minutes this session may do what a session alone may not',
  access: ['account', 'update'],
  effect: 'read',
  credentials: true,
  body: { kind: 'record', required: true, of: confirmationFields },
  errors: ['tooManyRequests'],
});
