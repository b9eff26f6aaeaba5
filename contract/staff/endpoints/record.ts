import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { UUID } from '../../values/uuid';
import { pageFields, pageOf } from '../operatorPages';
import { platformAuditFields, platformSignInFields } from '../platformRecord';

const days = {
  from: { kind: 'day', about: 'from the beginning of this day in Rome' },
  to: { kind: 'day', about: 'to the end of this day in Rome' },
} as const;

export const platformSignInList = endpoint({
  id: 'platformSignInList',
  method: 'GET',
  path: '/api/operator/sign-ins',
  calls: [],
  about:
    'Lists the sign-ins of people of schools within a year, newest first, a page at a time; counts at most 100,000',
  access: ['platformSignIn', 'list'],
  effect: 'read',
  query: fields({
    id: { kind: 'text', pattern: UUID },
    school: { kind: 'text', max: 7 },
    ...days,
    ...searched,
    ...sortedBy('at', 'uid', 'school'),
    ...pageFields,
  }),
  response: pageOf({ kind: 'record', required: true, of: platformSignInFields }),
});

export const platformAuditList = endpoint({
  id: 'platformAuditList',
  method: 'GET',
  path: '/api/operator/audit',
  calls: [],
  about:
    'Lists the actions of the provider’s own staff and refused calls, newest first, a page at a time; counts at most 100,000',
  access: ['platformAudit', 'list'],
  effect: 'read',
  query: fields({
    seq: { kind: 'text', pattern: /^[1-9]\d{0,14}$/ },
    entity: { kind: 'text', max: 60 },
    action: { kind: 'text', max: 60 },
    outcome: { kind: 'choice', of: ['done', 'refused'] },
    ...days,
    ...searched,
    ...sortedBy('at', 'who'),
    ...pageFields,
  }),
  response: pageOf({ kind: 'record', required: true, of: platformAuditFields }),
});

/** Endpoints for the logs of sign-ins and of the staff. */
export const platformRecordEndpoints = [platformSignInList, platformAuditList] as const;
