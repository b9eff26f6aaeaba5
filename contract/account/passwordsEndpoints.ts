import { endpoint } from '../schema/endpoint';
import { newPasswordFields, newPasswordRules, openedLinkFields, passwordLinkFields } from './password';

/** The token is in the body because addresses are logged. */
export const passwordLinkOpen = endpoint({
  id: 'passwordLinkOpen',
  method: 'POST',
  path: '/api/public/reset-token',
  calls: ['EP-144'],
  about: 'Whose link this is, while it can be used; not found when it is expired, used, or none',
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
    'Chooses a password with a link, once; ends every session of the account and uses up its other links',
  access: 'public',
  effect: 'command',
  credentials: true,
  body: { kind: 'record', required: true, of: newPasswordFields, rules: newPasswordRules },
  errors: ['notFound', 'tooManyRequests'],
});
