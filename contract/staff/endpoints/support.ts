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
// Only for people, who sign in with a second factor, not for programs; and only if schools sign in at the embedded
// provider.
const byPeople = { effect: 'command', credentials: true, errors: ['notFound', 'conflict'] } as const;

export const platformSupportList = endpoint({
  id: 'platformSupportList',
  method: 'GET',
  path,
  calls: [],
  about:
    'Lists the requests of the staff to operate on behalf of supervisors, newest first, a page at a time',
  access: ['platformSupport', 'list'],
  effect: 'read',
  query: fields({
    id: { kind: 'text', pattern: UUID },
    ...supportFilterFields,
    mine: { kind: 'text', pattern: /^true$/, about: 'only requests made by the caller' },
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
  about:
    'Asks a supervisor of a school for consent to operate on their behalf; the supervisor is notified by mail',
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
  about:
    'Returns a link into the school’s console while the consent is valid; it works once, within a minute',
  access: ['supportAccess', 'enter'],
  params: supportIdFields,
  response: { kind: 'record', required: true, of: supportEntryFields },
});

export const platformSupportEnd = endpoint({
  id: 'platformSupportEnd',
  method: 'POST',
  path: `${path}/{id}/end`,
  calls: [],
  about: 'Ends an access, or withdraws a request',
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
