import { endpoint } from '../schema/endpoint';

export const backupMake = endpoint({
  id: 'backupMake',
  method: 'POST',
  path: '/api/operator/backups',
  calls: [],
  about:
    'Writes the embedded database, and the files of schools, into a new folder of the data folder (the provider’s own machine)',
  access: ['backup', 'make'],
  effect: 'command',
  response: {
    kind: 'record',
    required: true,
    of: { folder: { kind: 'text', required: true, about: 'where it is, on the machine of the provider' } },
  },
  errors: ['conflict'],
});
