import { endpoint } from '../schema/endpoint';

export const clockMove = endpoint({
  id: 'clockMove',
  method: 'POST',
  path: '/api/operator/clock',
  calls: [],
  about: 'Moves the clock of the demo, so that effects of time can be shown (the provider’s own staff)',
  access: ['clock', 'move'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: {
      days: {
        kind: 'number',
        required: true,
        integer: true,
        min: -3650,
        max: 3650,
        about: 'days ahead of the true time; 0 restores the true time',
      },
    },
  },
  response: { kind: 'record', required: true, of: { now: { kind: 'instant', required: true } } },
});
