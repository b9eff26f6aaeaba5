import { campusReceivedFields, campusTakenFields } from '../../campus/campusReceived';
import { endpoint } from '../../schema/endpoint';
import { ofSchool } from './schools';

export const campusReceive = endpoint({
  id: 'campusReceive',
  method: 'POST',
  path: '/api/operator/schools/{school}/campus',
  calls: [],
  about:
    'Receives courses, enrolments and certificates of a school from its e-learning platform. Existing ones are replaced, so that a repeated call has no further effect; a program restricted to some schools may send only theirs',
  access: ['campus', 'receive'],
  effect: 'command',
  params: ofSchool,
  body: { kind: 'record', required: true, of: campusReceivedFields },
  response: { kind: 'record', required: true, of: campusTakenFields },
});

/** Endpoints for an e-learning platform. */
export const campusPlatformEndpoints = [campusReceive] as const;
