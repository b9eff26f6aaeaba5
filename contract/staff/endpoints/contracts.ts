import { endpoint } from '../../schema/endpoint';
import { fields, optional, pick } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import { CONTRACT_FILE_LIMIT, newContractFields, platformContractFields } from '../platformContract';
import { ofSchool } from './schools';

const path = '/api/operator/schools/{school}/contracts';
const contract = { kind: 'record', required: true, of: platformContractFields } as const;

export const platformContractList = endpoint({
  id: 'platformContractList',
  method: 'GET',
  path,
  calls: [],
  about: 'The contracts of a school',
  access: ['platformContract', 'list'],
  effect: 'read',
  params: ofSchool,
  response: { kind: 'list', required: true, of: contract },
});

export const platformContractFind = endpoint({
  id: 'platformContractFind',
  method: 'GET',
  path: '/api/operator/contracts',
  calls: [],
  about: 'The contracts of all schools, a page at a time',
  access: ['platformContract', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformContractFields, 'school', 'fileName', 'type', 'state')),
    ...searched,
    ...sortedBy('school', 'name', 'anno', 'createdAt'),
    ...pageFields,
  }),
  response: pageOf(contract),
});

export const platformContractOffer = endpoint({
  id: 'platformContractOffer',
  method: 'POST',
  path,
  calls: [],
  about:
    'Offers a contract to a school, which sees it in its administrative area; a school has at most one of each type and year',
  access: ['platformContract', 'offer'],
  effect: 'command',
  params: ofSchool,
  body: { kind: 'record', required: true, of: newContractFields },
  response: contract,
  errors: ['conflict'],
});

export const platformContractDocument = endpoint({
  id: 'platformContractDocument',
  method: 'PUT',
  path: `${path}/{fileName}/document`,
  calls: [],
  about:
    'Uploads the document of a contract (a PDF), to be used instead of the generated one; refused if the contract is signed or being signed',
  access: ['platformContract', 'upload'],
  effect: 'command',
  params: fields({ ...ofSchool, fileName: { kind: 'text', required: true, max: 120 } }),
  upload: { max: CONTRACT_FILE_LIMIT },
  response: contract,
  errors: ['notFound', 'conflict'],
});

/** Endpoints for contracts as the provider offers them. */
export const platformContractsEndpoints = [
  platformContractList,
  platformContractFind,
  platformContractOffer,
  platformContractDocument,
] as const;
