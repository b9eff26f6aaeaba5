import { licenceProductFields } from '../../licences/licenceProduct';
import { endpoint } from '../../schema/endpoint';
import { fields, optional, pick } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import { platformProductFields, writtenProductFields } from '../platformLicence';
import { ofSchool } from './schools';

const path = '/api/operator/schools/{school}/products';
const bought = { kind: 'record', required: true, of: platformProductFields } as const;
const describedProductFields = pick(
  writtenProductFields,
  'tipo',
  'descrizione',
  'statoContratto',
  'tipoMovimentoVendita',
  'numeroInstallazione',
  'dataScadenzaAssistenza',
  'linkDownload',
  'linkCodici',
  'linkCodiciAgg',
  'anomalia',
);
const products = {
  kind: 'list',
  required: true,
  max: 500,
  of: { kind: 'record', required: true, of: licenceProductFields },
} as const;

export const platformProductList = endpoint({
  id: 'platformProductList',
  method: 'GET',
  path: path,
  calls: [],
  about: 'Lists the products of a school, as its administrative area shows them',
  access: ['platformProduct', 'list'],
  effect: 'read',
  params: ofSchool,
  response: products,
});

export const platformProductFind = endpoint({
  id: 'platformProductFind',
  method: 'GET',
  path: '/api/operator/products',
  calls: [],
  about: 'Lists the products of all schools, a page at a time',
  access: ['platformProduct', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformProductFields, 'school', 'idProdotto', 'tipo', 'statoContratto')),
    ...searched,
    ...sortedBy('school', 'descrizione', 'statoContratto', 'dataScadenzaAssistenza'),
    ...pageFields,
  }),
  response: pageOf(bought),
});

export const platformProductWrite = endpoint({
  id: 'platformProductWrite',
  method: 'PUT',
  path: `${path}/{idProdotto}`,
  calls: [],
  about: 'Creates or replaces one product of a school',
  access: ['platformProduct', 'put'],
  effect: 'command',
  params: fields({ ...ofSchool, ...pick(writtenProductFields, 'idProdotto') }),
  body: { kind: 'record', required: true, of: describedProductFields },
  response: bought,
});

export const platformProductPut = endpoint({
  id: 'platformProductPut',
  method: 'PUT',
  path: path,
  calls: [],
  about: 'Creates or replaces products that a school has bought; products not sent are unchanged',
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

/** Endpoints for the products that schools have bought. */
export const platformProductsEndpoints = [
  platformProductList,
  platformProductFind,
  platformProductWrite,
  platformProductPut,
] as const;
