import { endpoint } from '../endpoint';
import { trustedListFields } from '../entities/trustedList';
import { fields, pick } from '../fields';

const name = { kind: 'text', required: true } as const;

export const trustedListSigner = endpoint({
  id: 'trustedListSigner',
  method: 'POST',
  path: '/api/operator/trust/signer',
  calls: [],
  about:
    'Whose signature on the trusted list counts, as it was named with the first one (the provider’s own staff)',
  access: ['trustedList', 'import'],
  effect: 'command',
  response: {
    kind: 'record',
    required: true,
    of: fields({ signer: { kind: 'text', about: 'DER in base64' } }),
  },
});

export const trustedListImport = endpoint({
  id: 'trustedListImport',
  method: 'POST',
  path: '/api/operator/trust/import',
  calls: [],
  about:
    'Takes the place of the trusted list; its signature was verified by the program that sends it (the provider’s own staff)',
  access: ['trustedList', 'import'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: fields({
      list: { kind: 'record', required: true, of: trustedListFields },
      replaceSigner: { kind: 'flag', about: 'another signer counts from now on' },
    }),
  },
  response: {
    kind: 'record',
    required: true,
    of: fields({
      ...pick(trustedListFields, 'territory', 'sequence', 'issuedAt'),
      authorities: { kind: 'number', required: true, integer: true },
      added: { kind: 'list', required: true, of: name },
      withdrawn: { kind: 'list', required: true, of: name, about: 'qualified until now, and no longer' },
      removed: { kind: 'list', required: true, of: name, about: 'in the list no longer, nor in its history' },
    }),
  },
  errors: ['conflict'],
});

/** The calls about the trusted list. */
export const trustedListEndpoints = [trustedListSigner, trustedListImport] as const;
