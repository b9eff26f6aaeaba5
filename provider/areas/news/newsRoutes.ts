import type { Implementation } from '../../http/call';
import { list as listNews, publish, unread, withdraw } from './news';
import { list as listNotifications, markRead } from './notifications';

/** Implementations of the guarded endpoints of this area. */
export const newsRoutes: readonly Implementation[] = [
  listNews,
  publish,
  unread,
  withdraw,
  listNotifications,
  markRead,
];
