import { optional, pick } from '../../contract/schema/fields';
import { platformOrderList } from '../../contract/staff/endpoints/orders';
import { platformOrderFields } from '../../contract/staff/platformOrder';
import { declare } from '../declare';
import { bySchool } from './bySchool';

/** Renewals and restorations by schools, at /gestore/ordini. */
export const orders = declare('platformOrder', {
  fields: platformOrderFields,
  key: ['school', 'number'],
  title: 'number',
  recordRepresentation: ['school', 'number'],
  path: '/gestore/ordini',
  timed: ['createdAt'],
  can: { list: ['platformOrder', 'list'] },
  endpoints: { list: { endpoint: platformOrderList, answers: 'page' } },
  list: {
    pageSizes: [25, 50, 100],
    pageSize: 25,
    columns: [
      { field: 'number', priority: 1, width: '8ch' },
      { field: 'schoolName', priority: 1, width: 26 },
      { field: 'school', priority: 2, width: '10ch' },
      { field: 'kind', priority: 2, width: '12ch' },
      {
        field: 'state',
        priority: 1,
        width: '24ch',
        tone: [{ when: { state: { in: ['IN_ATTESA_MEPA', 'IN_ATTESA_ARGO'] } }, as: 'warn' }],
      },
      { field: 'products', priority: 2, width: 24 },
      { field: 'due', priority: 2, width: '12ch' },
      { field: 'createdAt', priority: 1, width: '16ch' },
      'fees',
      'createdName',
      'mepaError',
      'services',
      'mepa',
      'toBePaid',
    ],
    sort: '-createdAt',
    search: ['school', 'schoolName', 'products', 'createdName'],
    filters: {
      of: optional(pick(platformOrderFields, 'state', 'kind', 'school')),
      show: [{ field: 'state' }, { field: 'kind' }, bySchool],
    },
  },
  actions: {
    arrived: {
      on: ['row'],
      can: ['order', 'set'],
      icon: 'down',
      offered: { state: 'IN_ATTESA_MEPA' },
      dialog: () => import('../dialogs/MoveOrder').then((file) => file.ArrivedOrder),
    },
    accept: {
      on: ['row'],
      can: ['order', 'set'],
      icon: 'on',
      offered: { state: 'IN_ATTESA_ARGO' },
      dialog: () => import('../dialogs/MoveOrder').then((file) => file.AcceptOrder),
    },
    paid: {
      on: ['row'],
      can: ['order', 'set'],
      icon: 'on',
      offered: { toBePaid: true },
      dialog: () => import('../dialogs/MoveOrder').then((file) => file.PaidOrder),
    },
  },
});
