import { english } from '../english';
import type * as italian from '../it/errors';

export const errors = english<typeof italian>()({
  invalid: 'Missing or invalid data!',
  unreadable: 'The request cannot be read. Reload the page and try again.',
  idempotencyKeyMissing:
    'The request lacks the key that protects it from being sent twice. Reload the page and try again.',
  unauthenticated: 'The session has expired. Sign in again to go on.',
  wrongCredentials: 'Wrong password. This cannot be completed',
  unknownAccount: 'The user name does not exist. Check that it was entered correctly.',
  credentialsRefused: 'These credentials are not valid. Check whether the account was entered correctly.',
  notAuthorised: 'Not allowed. The user is not authorised to sign in.',
  schoolSuspended:
    'The school is suspended: for now nobody can sign in or do anything, and its data stay in place. For more, turn to support.',
  unknownPerson:
    'The identity that was used to sign in matches no account. Turn to the school’s supervisor, then sign out and in again.',
  forbidden: 'You lack the permissions for this. Turn to the school’s supervisor.',
  notForSupport: 'Support cannot do this for the school: the supervisor has to do it.',
  supportOver: 'The support access has ended. To go on, the supervisor has to consent again.',
  confirmationNeeded:
    'Confirm your identity first, with the password or a passkey. Who signed in without a password can sign out and in again.',
  codeConfirmationNeeded: 'Confirm your identity first, with a code of the authenticator app or a passkey.',
  addressRefused: 'The address to which the part of the file was sent is not valid. Resume the upload.',
  addressExpired: 'The address to which the part of the file was sent has expired. Resume the upload.',
  notFound: 'The requested record does not exist or is no longer available.',
  methodNotAllowed: 'This cannot be done at this address.',
  timedOut: 'The request did not arrive whole in time. Check the connection and try again.',
  accountClosed: 'This account cannot be used: it is disabled, or was never used.',
  signInElsewhere:
    'Passwords, passkeys and access codes are not managed here, but by the identity provider with which you sign in.',
  conflict: 'The data have changed meanwhile. Reload the page and try again.',
  partThere: 'This part of the file has arrived already: it need not be sent again.',
  otherFile:
    'The chosen file is not the one whose upload was begun. Choose the same file, or cancel the upload and begin another.',
  uploadIncomplete: 'The file has not arrived whole yet. Resume the upload.',
  stale: 'Another user has changed these data meanwhile. Compare the values and save again.',
  tooLarge: 'The data sent are too large.',
  quotaReached:
    'The school has too little space for this file. Delete the files that are no longer needed, or contact support.',
  addressTooLong: 'The requested address is too long. Reduce the filters or the search and try again.',
  unsupportedMedia: 'The format of the data sent is not expected.',
  idempotencyKeyReused: 'The same key was already used for another request. Reload the page and try again.',
  partLength: 'The part of the file has not the declared length and was not kept. Resume the upload.',
  partDamaged: 'The part of the file did not arrive intact and was not kept. Resume the upload.',
  signatureRefused: 'The signature was not accepted: the document is still to be signed.',
  versionMissing: 'The version of the data to be changed is missing. Reload the page and try again.',
  tooManyRequests: 'Too many requests in a short time. Wait a minute and try again.',
  headersTooLarge:
    'The address or the data that the browser adds to the request is too long. Reduce the filters or the search; if it happens again, delete the cookies of this site and sign in again.',
  internal: 'Oops, the data are not available. Try again later.',
  noRoom:
    'There is not enough room for the file. What has arrived is kept: try again later, or turn to support.',
  unavailable: 'The service is not available right now. Try again in a few seconds.',
  maintenance:
    'Sportello is under maintenance. Leave this page open, with everything typed in it, and try again later.',
});
