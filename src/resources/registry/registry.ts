import { registryList } from '../../../contract/endpoints/registry';
import {
  registryFilterFields,
  registryFilterWhere,
  registryPersonFields,
} from '../../../contract/entities/registryPerson';
import { defineResource } from '../../engine/declaration/defineResource';

/** The staff registry of the school in this service year, at /anagrafe. */
export const registry = defineResource('registryPerson', {
  fields: registryPersonFields,
  key: 'prgAnagrafe',
  title: 'cognome',
  path: '/anagrafe',
  show: [
    'nome',
    'codiceFiscale',
    'isCodiceFiscaleValid',
    'email',
    'dataNascita',
    'rapportoLavoro',
    'uidPortale',
    'codiceFiscaleGestione',
    'codiceFiscaleAllineato',
  ],
  can: { list: ['registryPerson', 'list'] },
  wire: {
    scope: { year: { today: 'serviceYear' } },
    list: { endpoint: registryList, answers: 'whole', at: 'data' },
  },
  list: {
    columns: [
      { field: 'cognome', priority: 1, width: 18 },
      { field: 'nome', priority: 1, width: 18 },
      {
        field: 'codiceFiscale',
        priority: 1,
        width: '19ch',
        tone: [
          { when: { isCodiceFiscaleValid: false }, as: 'bad', say: 'invalid' },
          { when: { codiceFiscaleAllineato: false }, as: 'warn', say: 'outOfSync' },
        ],
      },
      { field: 'email', priority: 2, width: 26 },
      { field: 'dataNascita', priority: 3, width: '14ch' },
      { field: 'rapportoLavoro', priority: 2, width: 22 },
      { field: 'uidPortale', priority: 3, width: 24 },
    ],
    sort: 'cognome',
    search: ['cognome', 'nome', 'codiceFiscale', 'email', 'rapportoLavoro', 'uidPortale'],
    filters: { of: registryFilterFields, where: registryFilterWhere, show: [{ field: 'mostra' }] },
    pageSizes: [10, 25, 50, null],
    pageSize: 10,
  },
});
