import { CUSTOMER_CODE } from '../../constants';
import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import {
  newSchoolFields,
  platformSchoolFields,
  schoolClosingFields,
  schoolStates,
  suspensionFields,
  writtenSchoolFields,
} from '../platformSchool';

/**
 * Path parameter of endpoints of the staff. It is not named `customerCode`, because elsewhere that is the caller's
 * school.
 */
export const ofSchool = fields({ school: { kind: 'text', required: true, pattern: CUSTOMER_CODE } });

const school = { kind: 'record', required: true, of: platformSchoolFields } as const;

export const platformSchoolList = endpoint({
  id: 'platformSchoolList',
  method: 'GET',
  path: '/api/operator/schools',
  calls: [],
  about: 'Schools by their customer code, a page at a time',
  access: ['platformSchool', 'list'],
  effect: 'read',
  query: fields({
    ...searched,
    state: { kind: 'choice', of: schoolStates },
    ...sortedBy('customerCode', 'name', 'city', 'closedAt'),
    ...pageFields,
  }),
  response: pageOf(school),
});

export const platformSchoolRead = endpoint({
  id: 'platformSchoolRead',
  method: 'GET',
  path: '/api/operator/schools/{school}',
  calls: [],
  about: 'One school, with its version',
  access: ['platformSchool', 'read'],
  effect: 'read',
  params: ofSchool,
  response: school,
});

export const platformSchoolCreate = endpoint({
  id: 'platformSchoolCreate',
  method: 'POST',
  path: '/api/operator/schools',
  calls: [],
  about: 'Creates a school without people, licences and contracts',
  access: ['platformSchool', 'create'],
  effect: 'command',
  body: { kind: 'record', required: true, of: newSchoolFields },
  response: school,
  errors: ['conflict'],
});

export const platformSchoolUpdate = endpoint({
  id: 'platformSchoolUpdate',
  method: 'PUT',
  path: '/api/operator/schools/{school}',
  calls: [],
  about: 'Replaces the record of a school',
  access: ['platformSchool', 'update'],
  effect: 'update',
  params: ofSchool,
  body: { kind: 'record', required: true, of: writtenSchoolFields },
  response: school,
});

export const platformSchoolClosing = endpoint({
  id: 'platformSchoolClosing',
  method: 'GET',
  path: '/api/operator/schools/{school}/closing',
  calls: [],
  about: 'Previews the effects of closing a school; changes nothing',
  access: ['platformSchool', 'preview'],
  effect: 'read',
  params: ofSchool,
  response: { kind: 'record', required: true, of: schoolClosingFields },
});

export const platformSchoolClose = endpoint({
  id: 'platformSchoolClose',
  method: 'POST',
  path: '/api/operator/schools/{school}/close',
  calls: [],
  about:
    'Closes a school: its people can no longer do anything; nothing is deleted. Can be undone for thirty days',
  access: ['platformSchool', 'close'],
  effect: 'command',
  params: ofSchool,
  response: school,
  errors: ['conflict'],
});

export const platformSchoolReopen = endpoint({
  id: 'platformSchoolReopen',
  method: 'POST',
  path: '/api/operator/schools/{school}/reopen',
  calls: [],
  about: 'Reopens a closed school: its people can do again what they could before',
  access: ['platformSchool', 'reopen'],
  effect: 'command',
  params: ofSchool,
  response: school,
  errors: ['conflict'],
});

export const platformSchoolSuspend = endpoint({
  id: 'platformSchoolSuspend',
  method: 'POST',
  path: '/api/operator/schools/{school}/suspend',
  calls: [],
  about:
    'Suspends an open school until the end of a day: its people can neither sign in nor do anything; nothing is deleted. A repeated call changes the day',
  access: ['platformSchool', 'suspend'],
  effect: 'command',
  params: ofSchool,
  body: { kind: 'record', required: true, of: suspensionFields },
  response: school,
  errors: ['conflict'],
});

export const platformSchoolResume = endpoint({
  id: 'platformSchoolResume',
  method: 'POST',
  path: '/api/operator/schools/{school}/resume',
  calls: [],
  about: 'Ends the suspension of a school early',
  access: ['platformSchool', 'resume'],
  effect: 'command',
  params: ofSchool,
  response: school,
  errors: ['conflict'],
});

/** Endpoints for schools as the provider's customers. */
export const platformSchoolsEndpoints = [
  platformSchoolList,
  platformSchoolRead,
  platformSchoolCreate,
  platformSchoolUpdate,
  platformSchoolClosing,
  platformSchoolClose,
  platformSchoolReopen,
  platformSchoolSuspend,
  platformSchoolResume,
] as const;
