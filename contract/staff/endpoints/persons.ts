import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import { platformPersonFields } from '../platformPerson';
import { ofSchool } from './schools';

const path = '/api/operator/schools/{school}/people/{uid}';
const ofPerson = fields({ ...ofSchool, uid: { kind: 'text', required: true, max: 120 } });
const person = { kind: 'record', required: true, of: platformPersonFields } as const;

export const platformPersonFind = endpoint({
  id: 'platformPersonFind',
  method: 'POST',
  path: '/api/operator/people/find',
  calls: [],
  about:
    'Finds people in all schools, by the beginnings of words of the name, username and e-mail, or by an exact tax code or the exact e-mail of an ArgoID; with a school, lists its people even without a search. Empty if neither is given; at most 500 people',
  access: ['platformPerson', 'list'],
  effect: 'read',
  // In the body, because proxies log queries, and people are searched by tax code.
  body: {
    kind: 'record',
    required: true,
    of: fields({
      school: { kind: 'text', max: 7 },
      ...searched,
      ...sortedBy('sn', 'uid', 'school', 'lastLogin'),
      ...pageFields,
    }),
  },
  response: pageOf(person),
});

export const platformPersonRead = endpoint({
  id: 'platformPersonRead',
  method: 'GET',
  path,
  calls: [],
  about: 'Returns what can prevent a person from signing in: state, links, mails, failed attempts, sessions',
  access: ['platformPerson', 'read'],
  effect: 'read',
  params: ofPerson,
  response: person,
});

export const platformPersonSendLink = endpoint({
  id: 'platformPersonSendLink',
  method: 'POST',
  path: `${path}/link`,
  calls: [],
  about:
    'Mails a link for setting the password to the address of the account: a first-access link if the person has never signed in. Earlier links are invalidated',
  access: ['platformPerson', 'sendLink'],
  effect: 'command',
  params: ofPerson,
  response: person,
  errors: ['conflict'],
});

export const platformPersonUnlock = endpoint({
  id: 'platformPersonUnlock',
  method: 'POST',
  path: `${path}/unlock`,
  calls: [],
  about: 'Allows a person who made too many failed attempts to try again',
  access: ['platformPerson', 'unlock'],
  effect: 'command',
  params: ofPerson,
  response: person,
  errors: ['conflict'],
});

export const platformPersonSessionsEnd = endpoint({
  id: 'platformPersonSessionsEnd',
  method: 'POST',
  path: `${path}/sessions/end`,
  calls: [],
  about: 'Ends all sessions and unfinished sign-ins of a person, and invalidates password links',
  access: ['platformPerson', 'endSessions'],
  effect: 'command',
  params: ofPerson,
  response: person,
});

/** Endpoints with which support finds a person, and finds out what prevents the person from signing in. */
export const platformPersonsEndpoints = [
  platformPersonFind,
  platformPersonRead,
  platformPersonSendLink,
  platformPersonUnlock,
  platformPersonSessionsEnd,
] as const;
