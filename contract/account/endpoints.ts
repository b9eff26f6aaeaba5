import { endpoint } from '../schema/endpoint';
import {
  accountSettingsFields,
  accountUpdateFields,
  passwordChangeFields,
  passwordChangeRules,
} from './account';
import { ownProfileFields, ownProfileUpdateFields } from './ownProfile';

export const accountSettingsRead = endpoint({
  id: 'accountSettingsRead',
  method: 'GET',
  path: '/api/account/settings',
  calls: ['EP-149'],
  about: 'The settings of the signed-in person',
  access: ['account', 'read'],
  effect: 'read',
  response: { kind: 'record', required: true, of: accountSettingsFields },
});

export const accountSettingsUpdate = endpoint({
  id: 'accountSettingsUpdate',
  method: 'PUT',
  path: '/api/account/settings',
  calls: ['EP-150'],
  about: 'Changes the telephone of the alias identity that is signed in; not found for a school account',
  access: ['account', 'update'],
  effect: 'command',
  body: { kind: 'record', required: true, of: accountUpdateFields },
  errors: ['notFound'],
});

/**
 * Not a command: the input of a command is stored to recognise repetitions, but this one contains passwords. If it is
 * sent twice, the second call fails because the current password has changed.
 */
export const accountPasswordChange = endpoint({
  id: 'accountPasswordChange',
  method: 'PUT',
  path: '/api/account/password',
  calls: [],
  about:
    'Changes the password of the signed-in alias identity or school account, given the current one, and ends the other sessions of the person',
  access: ['account', 'update'],
  effect: 'command',
  credentials: true,
  body: { kind: 'record', required: true, of: passwordChangeFields, rules: passwordChangeRules },
  errors: ['tooManyRequests'],
});

export const accountResetPassword = endpoint({
  id: 'accountResetPassword',
  method: 'POST',
  path: '/api/account/reset-password',
  calls: ['EP-148'],
  about:
    'Mails a password reset link to a person who is signed in to a school account and forgot the current password. If the e-mail address is not confirmed: conflict, and the confirmation link is sent again',
  access: ['account', 'update'],
  effect: 'command',
  credentials: true,
  errors: ['notFound', 'tooManyRequests', 'conflict'],
});

export const ownProfileRead = endpoint({
  id: 'ownProfileRead',
  method: 'GET',
  path: '/api/account/profile',
  calls: [],
  about: 'The account that the signed-in person acts as, with its version',
  access: ['account', 'read'],
  effect: 'read',
  response: { kind: 'record', required: true, of: ownProfileFields },
});

export const ownProfileUpdate = endpoint({
  id: 'ownProfileUpdate',
  method: 'PUT',
  path: '/api/account/profile',
  calls: [],
  about:
    'Updates the account that the signed-in person acts as. If a supervisor’s tax code changes, the link to the alias identity ends, and a supervisor who is signed in with that alias is signed out',
  access: ['account', 'update'],
  effect: 'update',
  body: { kind: 'record', required: true, of: ownProfileUpdateFields },
  response: { kind: 'record', required: true, of: ownProfileFields },
});
