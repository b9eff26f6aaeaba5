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
    'People of all schools by the beginnings of words of their name, user name and e-mail, by a whole tax code or by the whole e-mail of an ArgoID; those of one school also without a search. Nobody where neither is given. At most 500 are found',
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
  about: 'What keeps a person from signing in: state, links, mails, attempts, sessions',
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
    'Sends a link to choose a password to the e-mail of the account: of the first access to somebody who never signed in. The link of before no longer works',
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
  about: 'Allows attempts again to somebody who made too many',
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
  about: 'Ends all sessions of a person, unfinished sign-ins and links to a password',
  access: ['platformPerson', 'endSessions'],
  effect: 'command',
  params: ofPerson,
  response: person,
});

/** Endpoints with which support finds a person and what keeps them from signing in. */
export const platformPersonsEndpoints = [
  platformPersonFind,
  platformPersonRead,
  platformPersonSendLink,
  platformPersonUnlock,
  platformPersonSessionsEnd,
] as const;
