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
    'Opens the link of a first access, once: the key of the one-time codes is shown at the first opening',
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
  about: 'Chooses the password, and proves the app that shows the codes; the link is used up',
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
  about:
    'Signs a person of the provider in, by password and one-time code; the session is a cookie of its own',
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
  about: 'Who is calling, and what for',
  access: ['operatorSession', 'read'],
  effect: 'read',
  response: session,
});

/** Not a command: requests of commands are stored, and this one contains the password. */
export const operatorConfirm = endpoint({
  id: 'operatorConfirm',
  method: 'POST',
  path: '/api/operator/confirmation',
  calls: [],
  about:
    'A person of the provider gives their password again: for five minutes this session may do what a session alone may not',
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
  about: 'Ends the session',
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
