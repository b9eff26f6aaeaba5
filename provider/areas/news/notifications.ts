import { CLIENT_VERSION } from '../../../contract/constants';
import { notificationList, notificationMarkRead } from '../../../contract/news/notificationsEndpoints';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { markRead as markNewsRead, unreadNews } from './newsStore';

/** Lists notifications: the news that the person has not read. */
export const list = implement(notificationList, ({ tx, caller }) =>
  unreadNews(tx, CLIENT_VERSION, caller.person),
);

export const markRead = implement(notificationMarkRead, async ({ tx, caller, now }, { params }) => {
  if (!(await markNewsRead(tx, params, caller.person, now))) throw new Refusal('notFound');
  return undefined;
});
