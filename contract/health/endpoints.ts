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
  about: 'Whether this process answers at all: one that does not is to be started again',
  access: 'public',
  effect: 'read',
});

export const ready = endpoint({
  id: 'ready',
  method: 'GET',
  path: '/readyz',
  calls: [],
  about:
    'Whether requests may be sent here: the database can be written and has this version’s migrations, its clock and this machine’s agree, the disk has room, the key of secrets is readable, and the process is not stopping. 503 says in its detail what is wrong',
  access: 'public',
  effect: 'read',
});

export const healthEndpoints = [health, live, ready] as const;
