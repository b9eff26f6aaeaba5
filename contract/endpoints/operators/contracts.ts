import { endpoint } from '../../endpoint';
import { newContractFields, platformContractFields } from '../../entities/platformContract';
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

export const platformContractOffer = endpoint({
  id: 'platformContractOffer',
  method: 'POST',
  path,
  calls: [],
  about: 'Offers a contract to a school, which finds it in its administrative area; one of a type and year',
  access: ['platformContract', 'offer'],
  effect: 'command',
  params: ofSchool,
  body: { kind: 'record', required: true, of: newContractFields },
  response: contract,
  errors: ['conflict'],
});

/** The calls about contracts as the provider offers them. */
export const platformContractsEndpoints = [platformContractList, platformContractOffer] as const;
