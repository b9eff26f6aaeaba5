import { endpoint } from '../endpoint';
import { registryPersonFields } from '../entities/registryPerson';
import { fields } from '../fields';

export const registryList = endpoint({
  id: 'registryList',
  method: 'GET',
  path: '/api/import/{year}',
  calls: ['EP-039', 'EP-153'],
  about: 'The staff registry of the school in a service year, by surname; refused without its licences',
  access: ['registryPerson', 'list'],
  effect: 'read',
  params: fields({ year: { kind: 'text', required: true, pattern: /^\d{4}$/ } }),
  response: {
    kind: 'record',
    required: true,
    of: {
      data: {
        kind: 'list',
        required: true,
        of: { kind: 'record', required: true, of: registryPersonFields },
      },
      errors: { kind: 'list', required: true, of: { kind: 'text', required: true } },
      message: { kind: 'text', about: 'in Italian, for the person who asked' },
    },
  },
});
