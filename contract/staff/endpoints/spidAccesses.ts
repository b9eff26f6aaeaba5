import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { SPID_ACCESSES_AT_ONCE, spidAccessFields } from '../platformSpidAccess';
import { ofSchool } from './schools';

export const spidAccessesReceive = endpoint({
  id: 'spidAccessesReceive',
  method: 'POST',
  path: '/api/operator/schools/{school}/spid-accesses',
  calls: [],
  about:
    'Adds accesses with a digital identity to the archive of a school; called by the system where people signed in',
  access: ['spidRequest', 'receive'],
  effect: 'command',
  params: ofSchool,
  body: {
    kind: 'record',
    required: true,
    of: fields({
      accesses: {
        kind: 'list',
        required: true,
        min: 1,
        max: SPID_ACCESSES_AT_ONCE,
        of: { kind: 'record', required: true, of: spidAccessFields },
      },
    }),
  },
  response: {
    kind: 'record',
    required: true,
    of: fields({
      received: { kind: 'number', required: true, integer: true, min: 0 },
      known: {
        kind: 'number',
        required: true,
        integer: true,
        min: 0,
        about: 'accesses that were already in the archive',
      },
    }),
  },
  errors: ['notFound'],
});
