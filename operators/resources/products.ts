import { optional, pick } from '../../contract/schema/fields';
import { platformProductFind, platformProductWrite } from '../../contract/staff/endpoints/products';
import { platformProductFields } from '../../contract/staff/platformLicence';
import { declare } from '../declare';
import { bySchool } from './bySchool';

/** Products bought by schools, at /gestore/prodotti. */
export const products = declare('platformProduct', {
  fields: platformProductFields,
  key: ['school', 'idProdotto'],
  title: 'descrizione',
  recordRepresentation: ['school', 'descrizione'],
  path: '/gestore/prodotti',
  show: ['school', 'idProdotto'],
  can: {
    list: ['platformProduct', 'list'],
    create: ['platformProduct', 'put'],
    update: ['platformProduct', 'put'],
  },
  endpoints: {
    list: { endpoint: platformProductFind, answers: 'page' },
    create: { endpoint: platformProductWrite, params: { school: 'school', idProdotto: 'idProdotto' } },
    update: { endpoint: platformProductWrite, names: {} },
  },
  list: {
    columns: [
      { field: 'descrizione', priority: 1, width: 34 },
      { field: 'schoolName', priority: 1, width: 26 },
      { field: 'school', priority: 2, width: '10ch' },
      { field: 'idProdotto', priority: 2, width: '12ch' },
      { field: 'tipo', priority: 2, width: 18 },
      { field: 'statoContratto', priority: 1, width: 18 },
      { field: 'dataScadenzaAssistenza', priority: 3, width: '12ch' },
    ],
    sort: 'school',
    search: ['school', 'schoolName', 'idProdotto', 'descrizione', 'numeroInstallazione'],
    filters: {
      of: optional(pick(platformProductFields, 'school', 'tipo', 'statoContratto')),
      show: [{ field: 'tipo' }, { field: 'statoContratto' }, bySchool],
    },
    pageSizes: [25, 50, 100],
    pageSize: 25,
  },
  form: { own: { school: () => import('../inputs/SchoolInput').then((file) => file.SchoolInput) } },
});
