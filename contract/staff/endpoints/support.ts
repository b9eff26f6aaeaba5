import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { supportIdFields } from '../../supportAccess/supportAccess';
import { UUID } from '../../values/uuid';
import { pageFields, pageOf } from '../operatorPages';
import {
  askSupportFields,
  platformSupportFields,
  supportEntryFields,
  supportFilterFields,
} from '../platformSupport';
import { ofSchool } from './schools';

const path = '/api/operator/support';
const access = { kind: 'record', required: true, of: platformSupportFields } as const;
// For people only, who sign in with a second factor, and only if schools sign in here.
const byPeople = { effect: 'command', credentials: true, errors: ['notFound', 'conflict'] } as const;

export const platformSupportList = endpoint({
  id: 'platformSupportList',
  method: 'GET',
  path,
  calls: [],
  about: 'Who of the staff asked to operate for which supervisor, the latest first, a page at a time',
  access: ['platformSupport', 'list'],
  effect: 'read',
  query: fields({
    id: { kind: 'text', pattern: UUID },
    ...supportFilterFields,
    mine: { kind: 'text', pattern: /^true$/, about: 'those of the caller' },
    ...searched,
    ...sortedBy('askedAt', 'school', 'operator'),
    ...pageFields,
  }),
  response: pageOf(access),
});

export const platformSupportAsk = endpoint({
  ...byPeople,
  id: 'platformSupportAsk',
  method: 'POST',
  path: '/api/operator/schools/{school}/support',
  calls: [],
  about: 'Asks a supervisor of a school to let the caller operate for them; the supervisor gets a mail',
  access: ['supportAccess', 'ask'],
  params: ofSchool,
  body: { kind: 'record', required: true, of: askSupportFields },
  response: access,
});

export const platformSupportEnter = endpoint({
  ...byPeople,
  errors: ['notFound', 'supportOver'],
  id: 'platformSupportEnter',
  method: 'POST',
  path: `${path}/{id}/enter`,
  calls: [],
  about: 'Gives the way into the school’s console while the consent holds: once, within a minute',
  access: ['supportAccess', 'enter'],
  params: supportIdFields,
  response: { kind: 'record', required: true, of: supportEntryFields },
});

export const platformSupportEnd = endpoint({
  id: 'platformSupportEnd',
  method: 'POST',
  path: `${path}/{id}/end`,
  calls: [],
  about: 'Ends it, or takes the request back',
  access: ['platformSupport', 'end'],
  effect: 'command',
  params: supportIdFields,
  response: access,
  errors: ['notFound'],
});

/** Endpoints with which the provider's own staff helps in a school's console. */
export const platformSupportEndpoints = [
  platformSupportList,
  platformSupportAsk,
  platformSupportEnter,
  platformSupportEnd,
] as const;
