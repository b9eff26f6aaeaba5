import { registryImport, registryList } from '../../../contract/registry/endpoints';
import {
  registryFilterFields,
  registryFilterMeans,
  registryPersonFields,
  registrySearch,
} from '../../../contract/registry/registryPerson';
import { registryImportRules, registrySelectable } from '../../../contract/registry/registryRules';
import { defineResource } from '../../engine/declaration/defineResource';
import { associate, dissociate, sync } from './registryActions';
import { registryBanner } from './registryBanner';

/** The staff registry of the school in a service year, at /anagrafe. */
export const registry = defineResource('registryPerson', {
  fields: registryPersonFields,
  key: ['anno', 'prgAnagrafe'],
  title: 'cognome',
  keyed: ['uidPortale'],
  recordRepresentation: ['cognome', 'nome'],
  path: '/anagrafe',
  show: [
    'codiceFiscale',
    'isCodiceFiscaleValid',
    'email',
    'dataNascita',
    'rapportoLavoro',
    'presenteInAlunni',
    'inServizioInPersonale',
    'uidPortale',
    'codiceFiscaleGestione',
    'codiceFiscaleAllineato',
  ],
  can: { list: ['registryPerson', 'list'] },
  open: { where: { registry: true }, otherwise: '/user' },
  endpoints: {
    scope: { year: { filter: 'anno', of: 'serviceYears' } },
    list: { endpoint: registryList, answers: 'whole', at: 'data' },
  },
  list: {
    back: '/user',
    above: registryBanner,
    columns: [
      { field: 'cognome', priority: 1, width: 16 },
      { field: 'nome', priority: 1, width: 16 },
      {
        field: 'codiceFiscale',
        priority: 1,
        width: '20ch',
        tone: [
          { when: { codiceFiscale: { empty: true } }, as: 'bad', say: 'required', tip: true },
          { when: { isCodiceFiscaleValid: false }, as: 'bad', say: 'invalidTaxCode', tip: true },
          { when: { codiceFiscaleAllineato: false }, as: 'warn', say: 'outOfSync', tip: true },
        ],
      },
      {
        field: 'email',
        priority: 2,
        width: 24,
        tone: [
          { when: { email: { empty: true } }, as: 'bad', say: 'required', tip: true },
          { when: { isEmailValid: false }, as: 'bad', say: 'invalid', tip: true },
        ],
      },
      { field: 'dataNascita', priority: 3, width: '12ch' },
      { field: 'rapportoLavoro', priority: 2, width: 20 },
      { field: 'presenteInAlunni', priority: 3, width: '8ch', icons: { on: 'on', off: 'none' } },
      { field: 'inServizioInPersonale', priority: 3, width: '10ch', icons: { on: 'on', off: 'none' } },
      { field: 'uidPortale', priority: 2, width: 22 },
    ],
    sort: 'cognome',
    search: registrySearch,
    filters: { of: registryFilterFields, means: registryFilterMeans, show: [], chips: 'itemFilter' },
    selectable: registrySelectable,
  },
  actions: {
    addUsers: {
      can: ['registryPerson', 'import'],
      icon: 'bring',
      offered: { uidPortale: { empty: true } },
      rules: registryImportRules,
      many: {
        endpoint: registryImport,
        ids: 'persone',
        exactly: 'exactly',
        leftOut: { at: 'failures', id: 'user', reason: 'msg' },
        made: { at: 'accounts', resource: 'user' },
      },
    },
    sync,
    associate,
    dissociate,
  },
});
