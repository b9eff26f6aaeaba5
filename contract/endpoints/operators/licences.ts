import { endpoint } from '../../endpoint';
import { licenceProductFields } from '../../entities/licenceProduct';
import { applicationParam } from '../../entities/platformApplication';
import {
  licenceEndingFields,
  newLicenceFields,
  platformLicenceFields,
  writtenProductFields,
} from '../../entities/platformLicence';
import { fields } from '../../fields';
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

export const platformLicenceGive = endpoint({
  id: 'platformLicenceGive',
  method: 'POST',
  path,
  calls: [],
  about:
    'Gives licences of applications to a school, or gives them anew with another expiry; the others stay',
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
  about: 'What ending a licence will come to; changes nothing',
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
  about: 'Ends a licence; the roles of people stay written. Taken back for thirty days',
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
  about: 'Takes the end of a licence back',
  access: ['platformLicence', 'end'],
  effect: 'command',
  response: licences,
  errors: ['conflict'],
});

const products = {
  kind: 'list',
  required: true,
  max: 500,
  of: { kind: 'record', required: true, of: licenceProductFields },
} as const;

export const platformProductList = endpoint({
  id: 'platformProductList',
  method: 'GET',
  path: '/api/operator/schools/{school}/products',
  calls: [],
  about: 'What a school has bought, as its administrative area shows it',
  access: ['platformProduct', 'list'],
  effect: 'read',
  params: ofSchool,
  response: products,
});

export const platformProductPut = endpoint({
  id: 'platformProductPut',
  method: 'PUT',
  path: '/api/operator/schools/{school}/products',
  calls: [],
  about: 'Writes what a school has bought: new products, and those of before anew; the others stay',
  access: ['platformProduct', 'put'],
  effect: 'command',
  params: ofSchool,
  body: {
    kind: 'record',
    required: true,
    of: fields({
      products: {
        kind: 'list',
        required: true,
        min: 1,
        max: 500,
        of: { kind: 'record', required: true, of: writtenProductFields },
      },
    }),
  },
  response: products,
});

/** The calls about what schools have bought. */
export const platformLicencesEndpoints = [
  platformLicenceList,
  platformLicenceGive,
  platformLicenceEnding,
  platformLicenceEnd,
  platformLicenceRestore,
  platformProductList,
  platformProductPut,
] as const;
