import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { licenceProductFields, licenceTypes } from './licenceProduct';

export const licenceProductList = endpoint({
  id: 'licenceProductList',
  method: 'GET',
  path: '/api/area-amministrativa/products/licenses/{type}',
  calls: ['EP-165'],
  about: 'The products of a type that the school has a licence of, by description',
  access: ['licenceProduct', 'list'],
  effect: 'read',
  params: fields({ type: { kind: 'choice', required: true, of: licenceTypes } }),
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: licenceProductFields },
  },
});
