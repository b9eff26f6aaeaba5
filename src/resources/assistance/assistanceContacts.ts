import {
  assistanceContactFields,
  contactFilterFields,
  contactFilterMeans,
} from '../../../contract/assistance/assistance';
import { assistanceContactList } from '../../../contract/assistance/endpoints';
import { defineResource } from '../../engine/declaration/defineResource';
import { interventions } from './interventions';

/** The school's contacts with support, at /areaamministrativa/assistenza. */
export const assistanceContacts = defineResource('assistanceContact', {
  fields: assistanceContactFields,
  key: 'idScheda',
  title: 'descrizione',
  recordRepresentation: ['descrizione', 'tipo'],
  path: '/areaamministrativa/assistenza',
  can: { list: ['assistanceContact', 'list'] },
  endpoints: { list: { endpoint: assistanceContactList, answers: 'whole' } },
  list: {
    columns: [
      { field: 'descrizione', priority: 1, width: 30 },
      { field: 'tipo', priority: 2, width: '19ch' },
      { field: 'interventiA', priority: 1, width: '11ch' },
      { field: 'totInterventiA', priority: 1, width: '11ch' },
      { field: 'totInterventiTetto', priority: 3, width: '11ch' },
      { field: 'interventiV', priority: 3, width: '12ch' },
      { field: 'totInterventiV', priority: 4, width: '12ch' },
      { field: 'dataInizioAssistenza', priority: 2, width: '14ch' },
      { field: 'numeroInstallazione', priority: 4, width: '14ch' },
    ],
    search: ['descrizione', 'idProdotto', 'numeroInstallazione'],
    filters: { of: contactFilterFields, means: contactFilterMeans, show: [], chips: 'tipo' },
    tabs: [
      { value: 'all' },
      { value: 'cumulativo' },
      { value: 'prodotto' },
      { value: 'visione' },
      { name: 'packages', page: '/areaamministrativa/pacchetti-assistenza' },
    ],
    pageSizes: [10, 25, null],
  },
  actions: { interventions },
});
