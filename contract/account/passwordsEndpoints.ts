import { endpoint } from '../schema/endpoint';
import { newPasswordFields, newPasswordRules, openedLinkFields, passwordLinkFields } from './password';

/** The token is in the body because addresses are logged. */
export const passwordLinkOpen = endpoint({
  id: 'passwordLinkOpen',
  method: 'POST',
  path: '/api/public/reset-token',
  calls: ['EP-144'],
  about: 'Returns the owner of a password link; not found if the link is expired, used or unknown',
  access: 'public',
  effect: 'read',
  credentials: true,
  body: { kind: 'record', required: true, of: passwordLinkFields },
  response: { kind: 'record', required: true, of: openedLinkFields },
  errors: ['notFound', 'tooManyRequests'],
});

export const passwordChoose = endpoint({
  id: 'passwordChoose',
  method: 'PUT',
  path: '/api/public/password',
  calls: ['EP-145'],
  about:
    'Sets a password with a link, which works once; ends every session of the account and invalidates its other links',
  access: 'public',
  effect: 'command',
  credentials: true,
  body: { kind: 'record', required: true, of: newPasswordFields, rules: newPasswordRules },
  errors: ['notFound', 'tooManyRequests'],
});
