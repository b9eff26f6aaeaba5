import { assistancePackageFields } from '../../../contract/assistance/assistance';
import { assistancePackageList } from '../../../contract/assistance/endpoints';
import { defineResource } from '../../engine/declaration/defineResource';
import { interventions } from './interventions';

const contacts = '/areaamministrativa/assistenza';

/** The packages of interventions bought by the school, a tab of support. */
export const assistancePackages = defineResource('assistancePackage', {
  fields: assistancePackageFields,
  key: 'idPacchetto',
  title: 'descrizione',
  path: '/areaamministrativa/pacchetti-assistenza',
  can: { list: ['assistancePackage', 'list'] },
  endpoints: { list: { endpoint: assistancePackageList, answers: 'whole' } },
  list: {
    columns: [
      { field: 'descrizione', priority: 1, width: 40 },
      { field: 'idPacchetto', priority: 2, width: 16 },
      { field: 'interventiEffettuati', priority: 1, width: '14ch' },
      { field: 'numeroInterventi', priority: 1, width: '14ch' },
    ],
    search: ['descrizione', 'idPacchetto'],
    tabs: [
      { name: 'all', page: contacts },
      { name: 'cumulativo', page: `${contacts}?tipo=cumulativo&v=1` },
      { name: 'prodotto', page: `${contacts}?tipo=prodotto&v=1` },
      { name: 'visione', page: `${contacts}?tipo=visione&v=1` },
      { name: 'packages', page: '/areaamministrativa/pacchetti-assistenza' },
    ],
    pageSizes: [10, 25, null],
  },
  actions: { interventions },
});
