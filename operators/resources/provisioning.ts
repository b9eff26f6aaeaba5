import {
  platformProvisioningPersonFields,
  platformTargetFields,
} from '../../contract/provisioning/provisioning';
import { optional, pick } from '../../contract/schema/fields';
import {
  platformProvisioningPersonList,
  platformProvisioningTargetDelete,
  platformProvisioningTargetList,
  platformProvisioningTargetRead,
  platformProvisioningTargetRetry,
  platformProvisioningTargetUpdate,
} from '../../contract/staff/endpoints/provisioning';
import { declare } from '../declare';

const ofProvider = { school: { empty: true } } as const;

/** Connected systems of the provider and of schools, whose users follow the roles, at /gestore/sistemi-collegati. */
export const provisioningTargets = declare('platformProvisioningTarget', {
  fields: platformTargetFields,
  key: 'id',
  title: 'name',
  path: '/gestore/sistemi-collegati',
  timed: ['createdAt', 'failingSince', 'tokenAt'],
  show: [
    'state',
    'failure',
    'failingSince',
    'toCreate',
    'toUpdate',
    'toDeactivate',
    'waiting',
    'failed',
    'school',
    'url',
    'ac',
    'userName',
    'attributes',
    'roles',
    'deletes',
    'tokenAt',
    'createdAt',
    'createdBy',
  ],
  can: {
    list: ['platformProvisioningTarget', 'list'],
    read: ['platformProvisioningTarget', 'list'],
    update: ['platformProvisioningTarget', 'update'],
    delete: ['platformProvisioningTarget', 'delete'],
  },
  endpoints: {
    list: { endpoint: platformProvisioningTargetList, answers: 'whole' },
    read: { endpoint: platformProvisioningTargetRead },
    update: { endpoint: platformProvisioningTargetUpdate, names: {} },
    remove: { endpoint: platformProvisioningTargetDelete },
  },
  removal: { rules: [{ where: ofProvider, say: 'È di una scuola: solo il suo supervisor può eliminarlo.' }] },
  list: {
    columns: [
      { field: 'name', priority: 1, width: 20 },
      { field: 'school', priority: 1, width: '10ch' },
      {
        field: 'state',
        priority: 1,
        width: '20ch',
        tone: [
          { when: { state: { in: ['stopped', 'failing'] } }, as: 'bad' },
          { when: { state: { in: ['noToken', 'toConfirm', 'paused'] } }, as: 'warn' },
        ],
      },
      { field: 'failed', priority: 1, width: '10ch', tone: [{ when: { failed: { from: 1 } }, as: 'bad' }] },
      { field: 'waiting', priority: 2, width: '11ch' },
      { field: 'ac', priority: 2, width: '13ch' },
      { field: 'url', priority: 3, width: 30 },
    ],
    sort: 'school',
    search: ['name', 'url', 'school'],
    filters: ['state'],
    listActions: [
      {
        name: 'create',
        can: ['platformProvisioningTarget', 'create'],
        opens: { dialog: () => import('../dialogs/NewTarget').then((file) => file.NewTarget) },
      },
    ],
  },
  form: {
    inputs: ['name', 'enabled'],
    tabs: { target: ['name', 'enabled'] },
    ownTabs: { health: () => import('../dialogs/TargetHealth').then((file) => file.TargetHealth) },
    locked: [{ fields: ['name', 'enabled'], when: { school: { empty: false } }, say: 'ofSchool' }],
    notices: [
      { when: { state: 'noToken' }, say: 'noToken' },
      { when: { state: 'previewing' }, say: 'previewing' },
      { when: { state: 'toConfirm' }, say: 'toConfirm' },
      { when: { state: 'failing' }, say: 'failing' },
      { when: { state: 'stopped' }, say: 'stopped' },
    ],
  },
  actions: {
    start: {
      on: ['row', 'page'],
      can: ['platformProvisioningTarget', 'start'],
      icon: 'sync',
      offered: { all: [ofProvider, { state: 'toConfirm' }] },
      dialog: () => import('../dialogs/StartTarget').then((file) => file.StartTarget),
    },
    token: {
      on: ['row', 'page'],
      can: ['platformProvisioningTarget', 'token'],
      icon: 'identity',
      offered: ofProvider,
      dialog: () => import('../dialogs/StoreTargetToken').then((file) => file.StoreTargetToken),
    },
    retry: {
      on: ['row', 'page'],
      can: ['platformProvisioningTarget', 'retry'],
      icon: 'sync',
      offered: { all: [ofProvider, { enabled: true }] },
      each: platformProvisioningTargetRetry,
      steps: [{ confirm: 'last' }],
    },
  },
});

/**
 * Persons who have, or will have, a user in a connected system of the provider or of a school, at
 * /gestore/utenze-inviate.
 */
export const provisioningPersons = declare('platformProvisioningPerson', {
  fields: platformProvisioningPersonFields,
  key: 'id',
  title: 'uid',
  path: '/gestore/utenze-inviate',
  timed: ['queuedAt', 'attemptedAt', 'nextAt'],
  links: { name: { resource: 'platformProvisioningTarget', key: 'target' } },
  show: [
    'uid',
    'school',
    'name',
    'owner',
    'state',
    'action',
    'cause',
    'detail',
    'statusCode',
    'remoteId',
    'queuedAt',
    'attempts',
    'attemptedAt',
    'nextAt',
  ],
  can: { list: ['platformProvisioningPerson', 'list'] },
  endpoints: { list: { endpoint: platformProvisioningPersonList, answers: 'page' } },
  list: {
    columns: [
      { field: 'uid', priority: 1, width: 24 },
      {
        field: 'state',
        priority: 1,
        width: '14ch',
        tone: [
          { when: { state: 'failed' }, as: 'bad' },
          { when: { state: 'waiting', cause: { empty: false } }, as: 'warn' },
        ],
      },
      { field: 'action', priority: 2, width: '16ch' },
      { field: 'cause', priority: 1, width: 26 },
      { field: 'name', priority: 2, width: 18 },
      { field: 'owner', priority: 2, width: '12ch' },
      { field: 'school', priority: 2, width: '10ch' },
      { field: 'detail', priority: 3, width: 26 },
      { field: 'attemptedAt', priority: 3, width: '18ch' },
    ],
    sort: '-attemptedAt',
    search: ['uid', 'name', 'detail'],
    filters: {
      of: optional(pick(platformProvisioningPersonFields, 'state', 'cause', 'school', 'owner')),
      show: [{ field: 'state' }, { field: 'cause' }, { field: 'school' }, { field: 'owner' }],
    },
    pageSizes: [25, 50, 100],
    pageSize: 25,
  },
});
