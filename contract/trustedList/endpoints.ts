import { endpoint } from '../schema/endpoint';
import { TRUSTED_LIST_LIMIT, trustedListChangesFields, trustedListInUseFields } from './trustedList';

/** Signed XML and nothing else: no call can specify which signer is trusted. */
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
    'The trusted list in use, and the certificates that may sign the next one (the provider’s own staff)',
  access: ['trustedList', 'read'],
  effect: 'read',
  response: { kind: 'record', required: true, of: trustedListInUseFields },
});

export const trustedListPreview = endpoint({
  ...signedList,
  id: 'trustedListPreview',
  method: 'POST',
  path: '/api/operator/trust/preview',
  about: 'Verifies a signed trusted list and says what it would change (the provider’s own staff)',
  access: ['trustedList', 'preview'],
  effect: 'read',
});

export const trustedListImport = endpoint({
  ...signedList,
  id: 'trustedListImport',
  method: 'POST',
  path: '/api/operator/trust/import',
  about:
    'Takes a trusted list (ETSI TS 119 612) as its signed XML, once its signature is verified against the signers that the administrator of the machine pinned (the provider’s own staff)',
  access: ['trustedList', 'import'],
  effect: 'command',
});

/** Endpoints for the trusted list. */
export const trustedListEndpoints = [trustedListRead, trustedListPreview, trustedListImport] as const;
