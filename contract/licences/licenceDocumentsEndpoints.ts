import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { documentAnswer } from '../schema/fileAnswer';
import { schoolParam } from '../users/endpoints';
import { licenceDocumentFields, licenceFileName } from './licenceDocument';
import { contractStates } from './licenceProduct';
import { offeredProductFields } from './offeredProduct';

const code = { kind: 'text', required: true, max: 20 } as const;
const read = {
  method: 'GET',
  access: ['licenceDocument', 'read'],
  effect: 'read',
  errors: ['notFound'],
} as const;
const list = {
  method: 'GET',
  access: ['licenceDocument', 'list'],
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: licenceDocumentFields },
  },
} as const;
const address = {
  kind: 'record',
  required: true,
  of: fields({ url: { kind: 'text', required: true } }),
} as const;

export const licenceDocument = endpoint({
  ...read,
  id: 'licenceDocument',
  path: '/api/area-amministrativa/products/license-document',
  calls: ['EP-164'],
  about: 'The licence of a product that the school has',
  query: fields({
    idProdotto: code,
    tipoMovimentoVendita: { kind: 'text', max: 20 },
    numInstallazione: { kind: 'text', max: 20 },
    statoContratto: { kind: 'choice', of: contractStates },
  }),
  response: documentAnswer,
});

export const licenceCodes = endpoint({
  ...read,
  id: 'licenceCodes',
  path: '/api/area-amministrativa/products/license-codes/{product}/{description}',
  calls: ['EP-166'],
  about: 'The codes of a product, or those of its update',
  params: fields({ product: code, description: { kind: 'text', required: true, max: 200 } }),
  query: fields({ isAggiornamento: { kind: 'choice', of: ['true', 'false'] } }),
  response: documentAnswer,
});

export const licenceFileNames = endpoint({
  ...list,
  id: 'licenceFileNames',
  path: '/api/area-amministrativa/products/license-filenames',
  calls: ['EP-179'],
  about: 'The files about the licences of the school, newest first',
});

export const licenceDocumentNamed = endpoint({
  ...read,
  id: 'licenceDocumentNamed',
  path: '/api/area-amministrativa/products/license-document/{filename}',
  calls: ['EP-180'],
  about: 'A file about a licence, by its name',
  params: fields({ filename: licenceFileName }),
  response: documentAnswer,
});

export const assistanceContract = endpoint({
  ...read,
  id: 'assistanceContract',
  path: '/api/area-amministrativa/document/contratto-assistenza',
  calls: ['EP-167'],
  about: 'A contract for assistance, by its name',
  query: fields({ filename: licenceFileName }),
  response: documentAnswer,
});

export const assistanceContracts = endpoint({
  ...list,
  id: 'assistanceContracts',
  path: '/api/area-amministrativa/document/contratti-assistenza/{id}',
  calls: ['EP-169'],
  about: 'The contracts for assistance of a product, newest first',
  params: fields({ id: code }),
});

export const spidAgreement = endpoint({
  ...read,
  id: 'spidAgreement',
  path: '/api/area-amministrativa/document/accordo-spid',
  calls: ['EP-170'],
  about: 'The agreement on SPID as the school signed it, a .pdf.p7m',
  access: ['spidRequest', 'read'],
  response: documentAnswer,
});

export const productSetup = endpoint({
  ...read,
  id: 'productSetup',
  path: '/api/area-amministrativa/products/setup/{product}',
  calls: ['EP-183'],
  about: 'Returns the address from which the installer of a product can be downloaded',
  params: fields({ product: code }),
  response: address,
});

export const textbooks = endpoint({
  ...read,
  id: 'textbooks',
  path: '/api/area-amministrativa/libri-di-testo/{customerCode}/{checksum}',
  calls: ['EP-182'],
  about: 'Returns the address of the school’s textbooks; checksum is computed from the customer code',
  params: fields({ ...schoolParam, checksum: { kind: 'text', required: true, pattern: /^\d{1,8}$/ } }),
  response: address,
});

export const offeredProducts = endpoint({
  id: 'offeredProducts',
  method: 'GET',
  path: '/api/area-amministrativa/products/offered',
  calls: [],
  about: 'The products that can be had, by their descriptions',
  access: ['licenceProduct', 'list'],
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: offeredProductFields },
  },
});

/** Endpoints for codes, files and links of licences, and for the products on offer. */
export const licenceDocumentEndpoints = [
  licenceDocument,
  licenceCodes,
  licenceFileNames,
  licenceDocumentNamed,
  assistanceContract,
  assistanceContracts,
  spidAgreement,
  productSetup,
  textbooks,
  offeredProducts,
] as const;
