import {
  assistanceContactFields,
  assistancePackageFields,
  writtenInterventionFields,
} from '../../assistance/assistance';
import {
  licenceDocumentFields,
  licenceFileName,
  newLicenceDocumentFields,
} from '../../licences/licenceDocument';
import { offeredProductFields } from '../../licences/offeredProduct';
import { endpoint } from '../../schema/endpoint';
import { type Fields, fields } from '../../schema/fields';
import { ofSchool } from './schools';

const writable = <F extends Fields>(of: F): F =>
  Object.fromEntries(
    Object.entries(of).map(([name, field]) => [name, { ...field, readOnly: undefined }]),
  ) as unknown as F;
const some = <F extends Fields>(of: F) =>
  ({ kind: 'list', max: 1000, of: { kind: 'record', required: true, of } }) as const;
const path = '/api/operator/schools/{school}';

/** Number of written records of each kind. */
const counts = {
  kind: 'record',
  required: true,
  of: fields({
    contacts: { kind: 'number', required: true, integer: true },
    packages: { kind: 'number', required: true, integer: true },
    interventions: { kind: 'number', required: true, integer: true },
  }),
} as const;

export const platformAssistancePut = endpoint({
  id: 'platformAssistancePut',
  method: 'PUT',
  path: `${path}/assistance`,
  calls: [],
  about: 'Creates or replaces contacts, packages and interventions of a school; those not sent are unchanged',
  access: ['platformAssistance', 'put'],
  effect: 'command',
  params: ofSchool,
  body: {
    kind: 'record',
    required: true,
    of: {
      contacts: some(writable(assistanceContactFields)),
      packages: some(writable(assistancePackageFields)),
      interventions: some(writtenInterventionFields),
    },
  },
  response: counts,
});

const documents = {
  kind: 'list',
  required: true,
  of: { kind: 'record', required: true, of: licenceDocumentFields },
} as const;

export const platformDocumentList = endpoint({
  id: 'platformDocumentList',
  method: 'GET',
  path: `${path}/licence-documents`,
  calls: [],
  about: 'The files about the licences of a school',
  access: ['platformDocument', 'list'],
  effect: 'read',
  params: ofSchool,
  response: documents,
});

export const platformDocumentPut = endpoint({
  id: 'platformDocumentPut',
  method: 'PUT',
  path: `${path}/licence-documents`,
  calls: [],
  about:
    'Uploads a file about a licence of a school, replacing an earlier one: licence, codes, update codes or contract',
  access: ['platformDocument', 'put'],
  effect: 'command',
  params: ofSchool,
  body: { kind: 'record', required: true, of: newLicenceDocumentFields },
  response: documents,
});

export const platformDocumentRemove = endpoint({
  id: 'platformDocumentRemove',
  method: 'POST',
  path: `${path}/licence-documents/remove`,
  calls: [],
  about: 'Removes a file about a licence of a school',
  access: ['platformDocument', 'remove'],
  effect: 'command',
  params: ofSchool,
  body: { kind: 'record', required: true, of: fields({ filename: licenceFileName }) },
  response: documents,
});

const offered = {
  kind: 'list',
  required: true,
  of: { kind: 'record', required: true, of: offeredProductFields },
} as const;

export const platformOfferedPut = endpoint({
  id: 'platformOfferedPut',
  method: 'PUT',
  path: '/api/operator/offered-products',
  calls: [],
  about: 'Replaces the list of products that schools can obtain; products not sent are no longer offered',
  access: ['platformOffered', 'put'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: {
      products: {
        kind: 'list',
        required: true,
        max: 500,
        of: { kind: 'record', required: true, of: offeredProductFields },
      },
    },
  },
  response: offered,
});

/** Endpoints for the contents of the administrative area. */
export const platformAdministrativeEndpoints = [
  platformAssistancePut,
  platformDocumentList,
  platformDocumentPut,
  platformDocumentRemove,
  platformOfferedPut,
] as const;
