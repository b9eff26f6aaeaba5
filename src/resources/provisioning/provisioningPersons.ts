import {
  provisioningPersonFilterFields,
  provisioningPersonList,
  provisioningPersonRead,
} from '../../../contract/provisioning/endpoints';
import { provisioningPersonFields } from '../../../contract/provisioning/provisioning';
import { defineResource } from '../../engine/declaration/defineResource';
import { provisioningTabs } from './provisioningTabs';

/** The persons of the school at connected systems, at /user/utenze-inviate. */
export const provisioningPersons = defineResource('provisioningPerson', {
  fields: provisioningPersonFields,
  key: 'id',
  title: 'uid',
  path: '/user/utenze-inviate',
  timed: ['queuedAt', 'attemptedAt', 'nextAt'],
  links: { name: { resource: 'provisioningTarget', key: 'target' } },
  show: [
    'uid',
    'name',
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
  can: { list: ['provisioningPerson', 'list'] },
  endpoints: {
    list: { endpoint: provisioningPersonList, answers: 'page' },
    read: { endpoint: provisioningPersonRead },
  },
  list: {
    tabs: provisioningTabs,
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
      { field: 'detail', priority: 3, width: 26 },
      { field: 'name', priority: 2, width: 18 },
      { field: 'attemptedAt', priority: 3, width: '18ch' },
      { field: 'nextAt', priority: 4, width: '18ch' },
    ],
    sort: '-attemptedAt',
    search: ['uid', 'name', 'detail'],
    filters: { of: provisioningPersonFilterFields, show: [{ field: 'state' }, { field: 'cause' }] },
    pageSizes: [10, 25, 50, 100],
    pageSize: 25,
  },
});
