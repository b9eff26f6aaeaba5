import { endpoint } from '../schema/endpoint';
import { pick } from '../schema/fields';
import { newsFields } from './news';

export const notificationList = endpoint({
  id: 'notificationList',
  method: 'GET',
  path: '/api/notify/',
  calls: ['EP-035'],
  about: 'Lists the notifications that the person has not read yet, for the client version, newest first',
  access: ['notification', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: newsFields } },
});

export const notificationMarkRead = endpoint({
  id: 'notificationMarkRead',
  method: 'PUT',
  path: '/api/notify/news/{version}/{codeNews}',
  calls: ['EP-038', 'EP-163'],
  about: 'Marks a news item as read by this person, in every school that they act for',
  access: ['notification', 'markRead'],
  effect: 'command',
  params: pick(newsFields, 'version', 'codeNews'),
});
