import { endpoint } from '../../schema/endpoint';
import {
  newOperatorClientFields,
  operatorClientFields,
  operatorClientNameFields,
  operatorClientSecretFields,
  tokenAnswerFields,
  tokenRequestFields,
} from '../operatorClient';

export const operatorClientList = endpoint({
  id: 'operatorClientList',
  method: 'GET',
  path: '/api/operator/clients',
  calls: [],
  about: 'The programs of the provider that call by themselves',
  access: ['operatorClient', 'list'],
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: operatorClientFields },
  },
});

export const operatorClientCreate = endpoint({
  id: 'operatorClientCreate',
  method: 'POST',
  path: '/api/operator/clients',
  calls: [],
  about: 'Creates a program with its scopes; the secret is returned only in this response',
  access: ['operatorClient', 'create'],
  effect: 'command',
  body: { kind: 'record', required: true, of: newOperatorClientFields },
  response: { kind: 'record', required: true, of: operatorClientSecretFields },
});

export const operatorClientDisable = endpoint({
  id: 'operatorClientDisable',
  method: 'POST',
  path: '/api/operator/clients/disable',
  calls: [],
  about: 'Revokes the access of a program and its tokens at once',
  access: ['operatorClient', 'disable'],
  effect: 'command',
  body: { kind: 'record', required: true, of: operatorClientNameFields },
});

export const operatorClientRotate = endpoint({
  id: 'operatorClientRotate',
  method: 'POST',
  path: '/api/operator/clients/rotate',
  calls: [],
  about:
    'Replaces the secret of a program; the new one is returned only in this response, and the previous one and its tokens are revoked at once',
  access: ['operatorClient', 'rotate'],
  effect: 'command',
  body: { kind: 'record', required: true, of: operatorClientNameFields },
  response: { kind: 'record', required: true, of: operatorClientSecretFields },
});

export const operatorToken = endpoint({
  id: 'operatorToken',
  method: 'POST',
  path: '/api/operator/token',
  calls: [],
  about: 'A token of a program, by its identifier and secret (client credentials, RFC 6749), for ten minutes',
  access: 'public',
  effect: 'read',
  form: true,
  body: { kind: 'record', required: true, of: tokenRequestFields },
  response: { kind: 'record', required: true, of: tokenAnswerFields },
  errors: ['unauthenticated', 'tooManyRequests'],
});

/** Endpoints for the provider's own programs. */
export const operatorClientsEndpoints = [
  operatorClientList,
  operatorClientCreate,
  operatorClientDisable,
  operatorClientRotate,
  operatorToken,
] as const;
