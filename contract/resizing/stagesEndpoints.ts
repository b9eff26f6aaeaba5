import { endpoint } from '../schema/endpoint';
import { resizingStageFields } from './resizing';

const reading = {
  method: 'GET',
  calls: [],
  access: ['resizing', 'read'],
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: resizingStageFields },
  },
} as const;

export const resizingStages = endpoint({
  ...reading,
  id: 'resizingStages',
  path: '/api/ridimensionamento/tappe',
  about: 'Lists the events in the resizing of the merged school, the earliest first',
});

export const receivingStages = endpoint({
  ...reading,
  id: 'receivingStages',
  path: '/api/accorpamento/tappe',
  about:
    'Lists the events in the resizings of the schools that are merged into the caller’s, the earliest first',
});

/** Endpoints for the events of a resizing. */
export const stagesEndpoints = [resizingStages, receivingStages] as const;
