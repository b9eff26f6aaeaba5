import { licenceProductList } from '../../../contract/licences/endpoints';
import {
  contractStates,
  contractTones,
  licenceProductFields,
  licenceProductFilterFields,
  licenceProductFilterMeans,
  licenceTypes,
} from '../../../contract/licences/licenceProduct';
import { defineResource } from '../../engine/declaration/defineResource';

/** The products licensed by the school, at /areaamministrativa/licenze. */
export const licenceProducts = defineResource('licenceProduct', {
  fields: licenceProductFields,
  key: 'idProdotto',
  title: 'descrizione',
  path: '/areaamministrativa/licenze',
  page: () => import('./LicencePage').then((file) => file.LicencePage),
  show: ['idProdotto', 'tipo', 'numeroInstallazione', 'statoContratto', 'dataScadenzaAssistenza', 'anomalia'],
  can: { list: ['licenceProduct', 'list'] },
  endpoints: {
    scope: { type: { each: licenceTypes } },
    list: { endpoint: licenceProductList, answers: 'whole' },
  },
  list: {
    columns: [
      { field: 'descrizione', priority: 1, width: 40 },
      { field: 'tipo', priority: 1, width: 24 },
      { field: 'numeroInstallazione', priority: 3, width: '15ch' },
      {
        field: 'statoContratto',
        priority: 1,
        width: 20,
        tone: contractStates.map((state) => ({ when: { statoContratto: state }, as: contractTones[state] })),
      },
      { field: 'dataScadenzaAssistenza', priority: 2, width: '20ch' },
    ],
    sort: 'descrizione',
    search: ['descrizione', 'idProdotto', 'numeroInstallazione'],
    filters: {
      of: licenceProductFilterFields,
      means: licenceProductFilterMeans,
      show: [{ field: 'statoContratto' }],
      chips: 'tipo',
    },
    tabs: [{ value: 'all' }, { value: 'web' }, { value: 'client-server' }, { value: 'services' }],
    listActions: [
      {
        name: 'offered',
        can: ['licenceProduct', 'list'],
        opens: { dialog: () => import('./OfferedDialog').then((file) => file.OfferedDialog) },
      },
    ],
    pageSizes: [10, 25, null],
    pageSize: 10,
  },
});
