import { endpoint } from '../../schema/endpoint';
import {
  firstAccessFields,
  invitationTokenFields,
  openedInvitationFields,
  operatorConfirmationFields,
  operatorSessionFields,
  operatorSignInFields,
} from '../operator';

const session = { kind: 'record', required: true, of: operatorSessionFields } as const;

export const operatorInvitationOpen = endpoint({
  id: 'operatorInvitationOpen',
  method: 'POST',
  path: '/api/operator/first-access/open',
  calls: [],
  about:
    'Opens a first-access link, and returns the secret key for one-time codes, only at the first opening',
  access: 'public',
  effect: 'read',
  body: { kind: 'record', required: true, of: invitationTokenFields },
  response: { kind: 'record', required: true, of: openedInvitationFields },
  errors: ['notFound', 'tooManyRequests'],
});

export const operatorFirstAccess = endpoint({
  id: 'operatorFirstAccess',
  method: 'POST',
  path: '/api/operator/first-access',
  calls: [],
  about: 'Sets the password, and verifies a code of the authenticator app; invalidates the first-access link',
  access: 'public',
  effect: 'command',
  body: { kind: 'record', required: true, of: firstAccessFields },
  errors: ['notFound', 'tooManyRequests'],
});

export const operatorSignIn = endpoint({
  id: 'operatorSignIn',
  method: 'POST',
  path: '/api/operator/sign-in',
  calls: [],
  about: 'Signs a person of the provider in with password and one-time code; the session has its own cookie',
  access: 'public',
  effect: 'read',
  body: { kind: 'record', required: true, of: operatorSignInFields },
  response: session,
  errors: ['unauthenticated', 'tooManyRequests'],
});

export const operatorSessionRead = endpoint({
  id: 'operatorSessionRead',
  method: 'GET',
  path: '/api/operator/session',
  calls: [],
  about: 'Returns the caller and their rights',
  access: ['operatorSession', 'read'],
  effect: 'read',
  response: session,
});

/** Not a command: the request of a command is stored, but this one contains the password. */
export const operatorConfirm = endpoint({
  id: 'operatorConfirm',
  method: 'POST',
  path: '/api/operator/confirmation',
  calls: [],
  about:
    'Confirms the identity of a signed-in person of the provider by password; for five minutes the session may then make grave calls',
  access: ['operatorSession', 'confirm'],
  effect: 'read',
  body: { kind: 'record', required: true, of: operatorConfirmationFields },
  errors: ['tooManyRequests'],
});

export const operatorSessionClose = endpoint({
  id: 'operatorSessionClose',
  method: 'POST',
  path: '/api/operator/sign-out',
  calls: [],
  about: 'Ends the session of the caller',
  access: ['operatorSession', 'close'],
  effect: 'command',
});

/** Endpoints with which the provider's own people sign in and out. */
export const operatorSessionEndpoints = [
  operatorInvitationOpen,
  operatorFirstAccess,
  operatorSignIn,
  operatorSessionRead,
  operatorConfirm,
  operatorSessionClose,
] as const;
