import { endpoint } from '../schema/endpoint';

export const tokenKeyRotate = endpoint({
  id: 'tokenKeyRotate',
  method: 'POST',
  path: '/api/operator/keys/token',
  calls: [],
  about:
    'Makes a new key that tokens are signed with; tokens of the one before are accepted until they have run out, or no more (the provider’s own staff)',
  access: ['keys', 'rotate'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: { before: { kind: 'choice', required: true, of: ['accept', 'refuse'] } },
  },
  response: {
    kind: 'record',
    required: true,
    of: {
      kid: { kind: 'text', required: true, about: 'the name of the new key' },
      signsFrom: { kind: 'instant', required: true, about: 'when every process knows it' },
      acceptedUntil: { kind: 'instant', about: 'the end of the key before; absent where it is refused' },
    },
  },
});

export const masterKeyRotate = endpoint({
  id: 'masterKeyRotate',
  method: 'POST',
  path: '/api/operator/keys/master',
  calls: [],
  about:
    'Makes a new key that seals the secrets in the database, in the data folder, and seals all of them anew; goes on where it was interrupted (the provider’s own staff)',
  access: ['keys', 'rotate'],
  effect: 'command',
  response: {
    kind: 'record',
    required: true,
    of: { sealed: { kind: 'number', required: true, integer: true, about: 'how many were sealed anew' } },
  },
  errors: ['conflict'],
});
