import { endpoint } from '../schema/endpoint';

export const tokenKeyRotate = endpoint({
  id: 'tokenKeyRotate',
  method: 'POST',
  path: '/api/operator/keys/token',
  calls: [],
  about:
    'Creates a new key for signing tokens. Tokens signed with the previous key are accepted until they expire, or refused at once (the provider’s own staff)',
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
      kid: { kind: 'text', required: true, about: 'identifier of the new key' },
      signsFrom: {
        kind: 'instant',
        required: true,
        about: 'when the new key begins to sign, because every process then knows it',
      },
      acceptedUntil: {
        kind: 'instant',
        about: 'until when tokens of the previous key are accepted; absent if they are refused at once',
      },
    },
  },
});

export const masterKeyRotate = endpoint({
  id: 'masterKeyRotate',
  method: 'POST',
  path: '/api/operator/keys/master',
  calls: [],
  about:
    'Creates a new key in the data folder for encrypting the secrets in the database, and encrypts all of them again; continues after an interruption (the provider’s own staff)',
  access: ['keys', 'rotate'],
  effect: 'command',
  response: {
    kind: 'record',
    required: true,
    of: {
      sealed: {
        kind: 'number',
        required: true,
        integer: true,
        about: 'number of secrets that were encrypted again',
      },
    },
  },
  errors: ['conflict'],
});
