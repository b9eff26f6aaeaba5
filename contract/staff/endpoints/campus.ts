import { campusReceivedFields, campusTakenFields } from '../../campus/campusReceived';
import { endpoint } from '../../schema/endpoint';
import { ofSchool } from './schools';

export const campusReceive = endpoint({
  id: 'campusReceive',
  method: 'POST',
  path: '/api/operator/schools/{school}/campus',
  calls: [],
  about:
    'Takes in courses, enrolments and certificates of a school from its e-learning platform. What is there already is written anew, so that the same call twice leaves the same; a program bound to some schools names only these',
  access: ['campus', 'receive'],
  effect: 'command',
  params: ofSchool,
  body: { kind: 'record', required: true, of: campusReceivedFields },
  response: { kind: 'record', required: true, of: campusTakenFields },
});

/** Endpoints for an e-learning platform. */
export const campusPlatformEndpoints = [campusReceive] as const;
