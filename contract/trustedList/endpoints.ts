import { endpoint } from '../schema/endpoint';
import { TRUSTED_LIST_LIMIT, trustedListChangesFields, trustedListInUseFields } from './trustedList';

/** The body of calls with a list is the signed XML alone, so that no call can choose which signer is trusted. */
const signedList = {
  calls: [],
  upload: { max: TRUSTED_LIST_LIMIT },
  response: { kind: 'record', required: true, of: trustedListChangesFields },
  errors: ['conflict'],
} as const;

export const trustedListRead = endpoint({
  id: 'trustedListRead',
  method: 'GET',
  path: '/api/operator/trust',
  calls: [],
  about:
    'Returns the current trusted list, and the certificates that may sign the next one (the provider’s own staff)',
  access: ['trustedList', 'read'],
  effect: 'read',
  response: { kind: 'record', required: true, of: trustedListInUseFields },
});

export const trustedListPreview = endpoint({
  ...signedList,
  id: 'trustedListPreview',
  method: 'POST',
  path: '/api/operator/trust/preview',
  about:
    'Verifies a signed trusted list and returns the changes that it would make (the provider’s own staff)',
  access: ['trustedList', 'preview'],
  effect: 'read',
});

export const trustedListImport = endpoint({
  ...signedList,
  id: 'trustedListImport',
  method: 'POST',
  path: '/api/operator/trust/import',
  about:
    'Imports a trusted list (ETSI TS 119 612, signed XML), if it is signed by one of the certificates that the administrator of the server has pinned (the provider’s own staff)',
  access: ['trustedList', 'import'],
  effect: 'command',
});

/** Endpoints for the trusted list. */
export const trustedListEndpoints = [trustedListRead, trustedListPreview, trustedListImport] as const;
