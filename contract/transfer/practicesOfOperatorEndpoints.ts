import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { operatorStates, practiceAreas } from './practice';
import { ofSchool } from './transfer';

const PATH = '/api/operator/altri-fornitori';
const which = {
  customerCode: ofSchool,
  codMin: { kind: 'text', required: true, max: 40 },
  area: { kind: 'choice', required: true, of: practiceAreas },
} as const;

export const practiceSet = endpoint({
  id: 'practiceSet',
  method: 'POST',
  path: PATH,
  calls: [],
  about: 'Reports that work on a signed practice has started or is completed (the provider’s own staff)',
  access: ['practice', 'set'],
  effect: 'command',
  errors: ['notFound', 'conflict'],
  body: {
    kind: 'record',
    required: true,
    of: fields({ ...which, stato: { kind: 'choice', required: true, of: operatorStates } }),
  },
});

export const practiceArchives = endpoint({
  id: 'practiceArchives',
  method: 'GET',
  path: `${PATH}/file`,
  calls: [],
  about:
    'Lists the files of a signed practice with the passwords of archives (the provider’s own staff); each call is recorded in the audit log',
  access: ['practice', 'open'],
  effect: 'read',
  errors: ['notFound'],
  query: fields(which),
  response: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: fields({
        id: { kind: 'text', required: true, about: 'id of the object in the file store' },
        filename: { kind: 'text', required: true },
        fornitore: { kind: 'text', required: true },
        bytes: { kind: 'number', integer: true, required: true },
        sha256: { kind: 'text', required: true },
        password: { kind: 'text', secret: true },
      }),
    },
  },
});

/** Endpoints with which the provider's own staff processes transfers. */
export const practiceOperatorEndpoints = [practiceSet, practiceArchives] as const;
