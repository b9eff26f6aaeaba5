import { endpoint } from '../schema/endpoint';

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

export const live = endpoint({
  id: 'live',
  method: 'GET',
  path: '/livez',
  calls: [],
  about: 'Reports whether this process responds; if it does not, it should be restarted',
  access: 'public',
  effect: 'read',
});

export const ready = endpoint({
  id: 'ready',
  method: 'GET',
  path: '/readyz',
  calls: [],
  about:
    'Reports whether this process is ready for requests: the database is writable and has this version’s migrations, its clock agrees with this machine’s, the disk has space, the key of the secrets is readable, and the process is not stopping. The detail of a 503 names the problem',
  access: 'public',
  effect: 'read',
});

export const healthEndpoints = [health, live, ready] as const;
