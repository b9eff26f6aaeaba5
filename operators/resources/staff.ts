import { operatorClientList } from '../../contract/staff/endpoints/clients';
import { operatorList } from '../../contract/staff/endpoints/people';
import { operatorFields } from '../../contract/staff/operator';
import { operatorClientFields } from '../../contract/staff/operatorClient';
import { declare } from '../declare';

/** People of the provider with their roles, at /gestore/personale. */
export const operators = declare('operator', {
  fields: operatorFields,
  key: 'username',
  title: 'name',
  recordRepresentation: ['name', 'username'],
  path: '/gestore/personale',
  timed: ['createdAt', 'signedInAt'],
  show: ['username', 'role', 'enabled', 'ready', 'signedInAt', 'createdAt', 'createdBy'],
  can: { list: ['operator', 'list'] },
  endpoints: { list: { endpoint: operatorList, answers: 'whole' } },
  list: {
    columns: [
      { field: 'name', priority: 1, width: 24 },
      { field: 'username', priority: 1, width: 16 },
      { field: 'role', priority: 1, width: '18ch' },
      { field: 'enabled', priority: 2, width: '12ch', tone: [{ when: { enabled: false }, as: 'bad' }] },
      { field: 'ready', priority: 2, width: '16ch', tone: [{ when: { ready: false }, as: 'warn' }] },
      { field: 'signedInAt', priority: 3, width: '16ch' },
      { field: 'createdAt', priority: 4, width: '16ch' },
      { field: 'createdBy', priority: 4, width: 20 },
    ],
    sort: 'name',
    search: ['username', 'name'],
    filters: ['role', 'enabled'],
    listActions: [
      {
        name: 'create',
        can: ['operator', 'create'],
        opens: { dialog: () => import('../dialogs/NewOperator').then((file) => file.NewOperator) },
      },
    ],
  },
  actions: {
    setRole: {
      on: ['row', 'page'],
      can: ['operator', 'setRole'],
      icon: 'roles',
      offered: { enabled: true },
      dialog: () => import('../dialogs/SetOperatorRole').then((file) => file.SetOperatorRole),
    },
    invite: {
      on: ['page'],
      can: ['operator', 'invite'],
      icon: 'link',
      offered: {},
      dialog: () => import('../dialogs/InviteOperator').then((file) => file.InviteOperator),
    },
    disable: {
      on: ['row', 'page'],
      can: ['operator', 'disable'],
      icon: 'disable',
      tone: 'danger',
      offered: { enabled: true },
      dialog: () => import('../dialogs/AllowOperator').then((file) => file.DisableOperator),
    },
    enable: {
      on: ['row', 'page'],
      can: ['operator', 'enable'],
      icon: 'enable',
      offered: { enabled: false },
      dialog: () => import('../dialogs/AllowOperator').then((file) => file.EnableOperator),
    },
  },
});

/** Programs of the provider with their scopes, at /gestore/programmi. */
export const programs = declare('operatorClient', {
  fields: operatorClientFields,
  key: 'clientId',
  title: 'name',
  recordRepresentation: ['name', 'clientId'],
  path: '/gestore/programmi',
  timed: ['createdAt', 'usedAt'],
  show: ['clientId', 'scopes', 'schools', 'enabled', 'usedAt', 'createdAt', 'createdBy'],
  can: { list: ['operatorClient', 'list'] },
  endpoints: { list: { endpoint: operatorClientList, answers: 'whole' } },
  list: {
    columns: [
      { field: 'name', priority: 1, width: 20 },
      { field: 'scopes', priority: 1, width: 40 },
      { field: 'enabled', priority: 1, width: '12ch', tone: [{ when: { enabled: false }, as: 'bad' }] },
      { field: 'usedAt', priority: 2, width: '16ch' },
      { field: 'clientId', priority: 3, width: 26 },
      { field: 'schools', priority: 3, width: 20 },
      { field: 'createdAt', priority: 4, width: '16ch' },
      { field: 'createdBy', priority: 4, width: 20 },
    ],
    sort: 'name',
    search: ['name', 'clientId'],
    filters: ['enabled'],
    listActions: [
      {
        name: 'create',
        can: ['operatorClient', 'create'],
        opens: { dialog: () => import('../dialogs/NewProgram').then((file) => file.NewProgram) },
      },
    ],
  },
  actions: {
    rotate: {
      on: ['row', 'page'],
      can: ['operatorClient', 'rotate'],
      icon: 'sync',
      offered: { enabled: true },
      dialog: () => import('../dialogs/RotateProgram').then((file) => file.RotateProgram),
    },
    disable: {
      on: ['row', 'page'],
      can: ['operatorClient', 'disable'],
      icon: 'disable',
      tone: 'danger',
      offered: { enabled: true },
      dialog: () => import('../dialogs/DisableProgram').then((file) => file.DisableProgram),
    },
  },
});
