import { endpoint } from '../schema/endpoint';
import { pick } from '../schema/fields';
import { userParams } from '../users/endpoints';
import { UUID } from '../values/uuid';
import { openedOtpFields, otpActivationFields, otpLinkFields, otpMethodFields, securityFields } from './otp';

/** The token is in the body because addresses are logged. */
export const otpLinkOpen = endpoint({
  id: 'otpLinkOpen',
  method: 'POST',
  path: '/api/public/otp-token',
  calls: ['EP-146'],
  about:
    'Returns the owner of a link for activating one-time codes, and the data for the authenticator app; not found if the link is expired, used or unknown',
  access: 'public',
  effect: 'read',
  credentials: true,
  body: { kind: 'record', required: true, of: otpLinkFields },
  response: { kind: 'record', required: true, of: openedOtpFields },
  errors: ['notFound', 'tooManyRequests'],
});

export const otpActivate = endpoint({
  id: 'otpActivate',
  method: 'PUT',
  path: '/api/public/otp',
  calls: ['EP-147'],
  about: 'Activates one-time codes with a link, which works once; from the next sign-in a code is required',
  access: 'public',
  effect: 'command',
  credentials: true,
  body: { kind: 'record', required: true, of: otpActivationFields },
  errors: ['notFound', 'tooManyRequests'],
});

export const securityRead = endpoint({
  id: 'securityRead',
  method: 'GET',
  path: '/api/account/security',
  calls: [],
  about: 'Returns the factors that protect the signed-in account besides its password',
  access: ['account', 'read'],
  effect: 'read',
  response: { kind: 'record', required: true, of: securityFields },
});

/** Not a command: responses to commands are stored, and this one contains the link. */
export const otpLinkMake = endpoint({
  id: 'otpLinkMake',
  method: 'POST',
  path: '/api/account/otp-link',
  calls: [],
  about: 'A link with which the signed-in person links another authenticator app',
  access: ['account', 'update'],
  effect: 'read',
  credentials: true,
  body: { kind: 'record', required: true, of: pick(otpMethodFields, 'name') },
  response: {
    kind: 'record',
    required: true,
    of: { link: { kind: 'text', required: true, about: 'path and query of the link' } },
  },
  errors: ['confirmationNeeded', 'conflict'],
});

export const otpMethodRemove = endpoint({
  id: 'otpMethodRemove',
  method: 'DELETE',
  path: '/api/account/otp-methods/{id}',
  calls: [],
  about: 'Removes an authenticator app; the last one cannot be removed while a code is required at sign-in',
  access: ['account', 'update'],
  effect: 'command',
  credentials: true,
  params: { id: { kind: 'text', required: true, pattern: UUID } },
  errors: ['confirmationNeeded', 'notFound', 'conflict'],
});

/** Not a command: responses to commands are stored, and this one contains the codes. */
export const recoveryCodesMake = endpoint({
  id: 'recoveryCodesMake',
  method: 'POST',
  path: '/api/account/recovery-codes',
  calls: [],
  about: 'Creates new recovery codes, which are returned only once, and invalidates the earlier ones',
  access: ['account', 'update'],
  effect: 'read',
  credentials: true,
  response: {
    kind: 'record',
    required: true,
    of: { codes: { kind: 'list', required: true, of: { kind: 'text', required: true } } },
  },
  errors: ['confirmationNeeded', 'conflict'],
});

export const userOtpReset = endpoint({
  id: 'userOtpReset',
  method: 'POST',
  path: '/api/users/{customerCode}/user/{uid}/otp',
  calls: [],
  about: 'Removes the authenticator apps of a user, and mails the user how to link one again',
  access: ['user', 'resetOtp'],
  effect: 'command',
  credentials: true,
  params: userParams,
  errors: ['confirmationNeeded', 'notFound', 'conflict'],
});
