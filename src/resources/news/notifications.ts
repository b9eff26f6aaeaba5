import { CLIENT_VERSION } from '../../../contract/constants';
import { newsUnread } from '../../../contract/news/endpoints';
import { newsFields } from '../../../contract/news/news';
import { notificationMarkRead } from '../../../contract/news/notificationsEndpoints';
import { defineResource } from '../../engine/declaration/defineResource';

/** The unread news for this version of the client, shown as cards at /notifiche. */
export const notifications = defineResource('notification', {
  fields: newsFields,
  key: 'codeNews',
  title: 'title',
  path: '/notifiche',
  can: { list: ['notification', 'list'] },
  endpoints: {
    scope: { version: { is: CLIENT_VERSION } },
    list: { endpoint: newsUnread, answers: 'whole' },
  },
  list: { columns: ['title', 'publishedAt'], sort: '-publishedAt', search: ['title'] },
  views: { list: () => import('./NotificationsPage').then((file) => file.NotificationsPage) },
  actions: { markRead: { can: ['notification', 'markRead'], each: notificationMarkRead } },
});
