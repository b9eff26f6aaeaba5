import { fields } from '../../contract/schema/fields';
import {
  platformPersonFind,
  platformPersonRead,
  platformPersonSendLink,
  platformPersonSessionsEnd,
  platformPersonUnlock,
} from '../../contract/staff/endpoints/persons';
import { MOST_PEOPLE, platformPersonFields } from '../../contract/staff/platformPerson';
import { declare } from '../declare';
import { bySchool } from './bySchool';

/** People of all schools, for support, at /gestore/persone: found by a search, never listed. */
export const persons = declare('platformPerson', {
  fields: platformPersonFields,
  key: ['school', 'uid'],
  title: 'sn',
  recordRepresentation: ['cn', 'sn'],
  path: '/gestore/persone',
  timed: ['lastLogin', 'linkUntil', 'throttledUntil'],
  show: ['school', 'schoolName', 'uid', 'email', 'state', 'lastLogin'],
  links: { schoolName: { resource: 'platformSchool', key: 'school' } },
  can: { list: ['platformPerson', 'list'], read: ['platformPerson', 'read'] },
  endpoints: {
    list: { endpoint: platformPersonFind, answers: 'page', mostCounted: MOST_PEOPLE },
    read: { endpoint: platformPersonRead },
  },
  list: {
    pageSizes: [25, 50, 100],
    pageSize: 25,
    columns: [
      { field: 'sn', priority: 1, width: 18 },
      { field: 'cn', priority: 1, width: 16 },
      { field: 'uid', priority: 1, width: 24 },
      { field: 'schoolName', priority: 1, width: 28 },
      { field: 'email', priority: 2, width: 26 },
      {
        field: 'state',
        priority: 1,
        width: '14ch',
        tone: [
          { when: { state: { in: ['disabled', 'expired'] } }, as: 'bad' },
          { when: { state: 'never' }, as: 'warn' },
        ],
      },
      { field: 'lastLogin', priority: 3, width: '16ch' },
      { field: 'school', priority: 4, width: '10ch' },
    ],
    sort: 'sn',
    search: ['sn', 'cn', 'uid', 'email'],
    filters: { of: fields({ school: { kind: 'text', max: 7 } }), show: [bySchool] },
  },
  page: () => import('../persons/PersonPage').then((file) => file.PersonPage),
  actions: {
    sendLink: {
      on: ['page'],
      can: ['platformPerson', 'sendLink'],
      icon: 'mail',
      rules: [
        {
          where: { state: { in: ['active', 'never'] } },
          brief: '%{smart_count} disattivata |||| %{smart_count} disattivate',
          say: 'L’utenza è disattivata: la riattiva il supervisor della scuola.',
        },
      ],
      each: platformPersonSendLink,
      steps: [{ confirm: 'last' }],
    },
    unlock: {
      on: ['page'],
      can: ['platformPerson', 'unlock'],
      icon: 'enable',
      offered: { throttledUntil: { empty: false } },
      each: platformPersonUnlock,
      steps: [{ confirm: 'last' }],
    },
    endSessions: {
      on: ['page'],
      can: ['platformPerson', 'endSessions'],
      icon: 'disable',
      tone: 'danger',
      offered: { sessions: { from: 1 } },
      each: platformPersonSessionsEnd,
      steps: [{ confirm: 'last' }],
    },
    exportData: {
      on: ['page'],
      can: ['personData', 'export'],
      icon: 'bring',
      dialog: () => import('../dialogs/ExportPersonData').then((file) => file.ExportPersonData),
    },
    erase: {
      on: ['page'],
      can: ['personData', 'erase'],
      icon: 'remove',
      tone: 'danger',
      dialog: () => import('../dialogs/ErasePerson').then((file) => file.ErasePerson),
    },
  },
});
