import { CLIENT_VERSION } from '../../../contract/constants';
import { notificationList, notificationMarkRead } from '../../../contract/endpoints/notifications';
import { newsFields } from '../../../contract/entities/news';
import { defineResource } from '../../engine/declaration/defineResource';

/** What the person has not read yet, at /notifiche; what is marked as read goes away. */
export const notifications = defineResource('notification', {
  fields: newsFields,
  key: 'codeNews',
  title: 'title',
  path: '/notifiche',
  show: ['publishedAt', 'text'],
  can: { list: ['notification', 'list'] },
  wire: {
    scope: { version: { is: CLIENT_VERSION } },
    list: { endpoint: notificationList, answers: 'whole' },
  },
  list: {
    columns: [
      { field: 'title', priority: 1, width: 22 },
      { field: 'text', priority: 2, width: 48 },
      { field: 'publishedAt', priority: 1, width: '12ch' },
    ],
    sort: '-publishedAt',
    search: ['title', 'text'],
    pageSizes: [10, 25, null],
    pageSize: 10,
    selectable: { where: { all: [] }, say: '' },
  },
  actions: {
    markRead: {
      on: ['row', 'bulk'],
      can: ['notification', 'markRead'],
      icon: 'on',
      offered: { all: [] },
      rules: [],
      set: {},
      each: notificationMarkRead,
      steps: [],
    },
  },
});
