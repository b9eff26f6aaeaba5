import { endpoint } from '../schema/endpoint';
import { pick } from '../schema/fields';
import { UUID } from '../values/uuid';
import { newPasskeyFields, passkeyFields, passkeyPasswordFields } from './passkey';

const params = {
  id: { kind: 'text', required: true, pattern: UUID },
} as const;

/** Not a command: responses to commands are stored, and this one is valid only once. */
export const passkeyOptions = endpoint({
  id: 'passkeyOptions',
  method: 'POST',
  path: '/api/account/passkeys/options',
  calls: [],
  about:
    'Returns the options for creating a passkey of the signed-in person, who enters the password again; valid once, for five minutes',
  access: ['account', 'update'],
  effect: 'read',
  credentials: true,
  body: { kind: 'record', required: true, of: passkeyPasswordFields },
  response: {
    kind: 'record',
    required: true,
    of: {
      options: {
        kind: 'text',
        required: true,
        about: 'PublicKeyCredentialCreationOptionsJSON of Web Authentication, as text',
      },
    },
  },
  errors: ['conflict', 'tooManyRequests'],
});

export const passkeyAdd = endpoint({
  id: 'passkeyAdd',
  method: 'POST',
  path: '/api/account/passkeys',
  calls: [],
  about: 'Adds the passkey that a device has just made',
  access: ['account', 'update'],
  effect: 'command',
  credentials: true,
  body: { kind: 'record', required: true, of: newPasskeyFields },
  errors: ['conflict'],
});

export const passkeyRename = endpoint({
  id: 'passkeyRename',
  method: 'PUT',
  path: '/api/account/passkeys/{id}',
  calls: [],
  about: 'Renames a passkey of the signed-in person',
  access: ['account', 'update'],
  effect: 'command',
  credentials: true,
  params,
  body: { kind: 'record', required: true, of: pick(passkeyFields, 'name') },
  errors: ['notFound'],
});

export const passkeyRemove = endpoint({
  id: 'passkeyRemove',
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  calls: [],
  about: 'Removes a passkey; the last one cannot be removed if no other equally safe way to sign in remains',
  access: ['account', 'update'],
  effect: 'command',
  credentials: true,
  params,
  errors: ['confirmationNeeded', 'notFound', 'conflict'],
});
