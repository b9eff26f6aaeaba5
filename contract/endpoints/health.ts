import { endpoint } from '../endpoint';

export const health = endpoint({
  id: 'health',
  method: 'GET',
  path: '/healthz',
  calls: [],
  about: 'Whether this process and its database can serve now',
  access: 'public',
  effect: 'read',
  response: {
    kind: 'record',
    required: true,
    of: { database: { kind: 'choice', required: true, of: ['pglite', 'postgresql'] } },
  },
});
