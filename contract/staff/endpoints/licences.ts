import { endpoint } from '../../schema/endpoint';
import { fields, optional, pick } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import { applicationParam } from '../platformApplication';
import { licenceEndingFields, newLicenceFields, platformLicenceFields } from '../platformLicence';
import { ofSchool } from './schools';

const path = '/api/operator/schools/{school}/licences';
const licences = {
  kind: 'list',
  required: true,
  of: { kind: 'record', required: true, of: platformLicenceFields },
} as const;
const one = { params: fields({ ...ofSchool, ...applicationParam }) } as const;

export const platformLicenceList = endpoint({
  id: 'platformLicenceList',
  method: 'GET',
  path,
  calls: [],
  about: 'The licences of a school',
  access: ['platformLicence', 'list'],
  effect: 'read',
  params: ofSchool,
  response: licences,
});

export const platformLicenceFind = endpoint({
  id: 'platformLicenceFind',
  method: 'GET',
  path: '/api/operator/licences',
  calls: [],
  about: 'The licences of all schools, a page at a time',
  access: ['platformLicence', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformLicenceFields, 'school', 'ac', 'state', 'expiry')),
    ...searched,
    ...sortedBy('school', 'ac', 'expirationDate', 'endedAt'),
    ...pageFields,
  }),
  response: pageOf(licences.of),
});

export const platformLicencePut = endpoint({
  ...one,
  id: 'platformLicencePut',
  method: 'PUT',
  path: `${path}/{ac}`,
  calls: [],
  about: 'Grants a licence, or changes the expiry of an existing one',
  access: ['platformLicence', 'give'],
  effect: 'command',
  body: { kind: 'record', required: true, of: pick(newLicenceFields, 'expirationDate') },
  response: licences.of,
});

export const platformLicenceGive = endpoint({
  id: 'platformLicenceGive',
  method: 'POST',
  path,
  calls: [],
  about: 'Grants licences of applications to a school, or changes their expiry; other licences are unchanged',
  access: ['platformLicence', 'give'],
  effect: 'command',
  params: ofSchool,
  body: {
    kind: 'record',
    required: true,
    of: fields({
      licences: {
        kind: 'list',
        required: true,
        min: 1,
        max: 200,
        of: { kind: 'record', required: true, of: newLicenceFields },
      },
    }),
  },
  response: licences,
  errors: ['conflict'],
});

export const platformLicenceEnding = endpoint({
  ...one,
  id: 'platformLicenceEnding',
  method: 'GET',
  path: `${path}/{ac}/ending`,
  calls: [],
  about: 'Previews the effects of ending a licence; changes nothing',
  access: ['platformLicence', 'preview'],
  effect: 'read',
  response: { kind: 'record', required: true, of: licenceEndingFields },
});

export const platformLicenceEnd = endpoint({
  ...one,
  id: 'platformLicenceEnd',
  method: 'POST',
  path: `${path}/{ac}/end`,
  calls: [],
  about: 'Ends a licence; roles of people stay stored. Can be undone for thirty days',
  access: ['platformLicence', 'end'],
  effect: 'command',
  response: licences,
  errors: ['conflict'],
});

export const platformLicenceRestore = endpoint({
  ...one,
  id: 'platformLicenceRestore',
  method: 'POST',
  path: `${path}/{ac}/restore`,
  calls: [],
  about: 'Restores an ended licence',
  access: ['platformLicence', 'end'],
  effect: 'command',
  response: licences,
  errors: ['conflict'],
});

/** Endpoints for the licences of schools. */
export const platformLicencesEndpoints = [
  platformLicenceList,
  platformLicenceFind,
  platformLicencePut,
  platformLicenceGive,
  platformLicenceEnding,
  platformLicenceEnd,
  platformLicenceRestore,
] as const;
