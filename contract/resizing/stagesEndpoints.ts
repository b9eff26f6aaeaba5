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
  about: 'What has happened in the resizing of the merged school, the earliest first',
});

export const receivingStages = endpoint({
  ...reading,
  id: 'receivingStages',
  path: '/api/accorpamento/tappe',
  about:
    'What has happened in the resizings of the schools that are merged into this one, the earliest first',
});

/** Endpoints for what has happened in a resizing. */
export const stagesEndpoints = [resizingStages, receivingStages] as const;
