import { endpoint } from '../schema/endpoint';
import { fields, pick } from '../schema/fields';
import { newsFields, newsItemFields } from './news';

const version = pick(newsFields, 'version');

export const newsList = endpoint({
  id: 'newsList',
  method: 'GET',
  path: '/api/notify/news',
  calls: ['EP-036'],
  about: 'Lists all published news, newest first, and whether the person has read each',
  access: ['news', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: newsItemFields } },
});

export const newsUnread = endpoint({
  id: 'newsUnread',
  method: 'GET',
  path: '/api/notify/news/{version}',
  calls: ['EP-037', 'EP-162'],
  about: 'The news for a client version that the person has not read yet, newest first',
  access: ['news', 'read'],
  effect: 'read',
  params: version,
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: newsFields } },
});

export const newsPublish = endpoint({
  id: 'newsPublish',
  method: 'POST',
  path: '/api/operator/news',
  calls: [],
  about: 'Publishes a news item to every school (the provider’s own staff)',
  access: ['news', 'publish'],
  effect: 'command',
  body: { kind: 'record', required: true, of: pick(newsFields, 'version', 'title', 'text') },
  response: { kind: 'record', required: true, of: newsFields },
});

export const newsWithdraw = endpoint({
  id: 'newsWithdraw',
  method: 'POST',
  path: '/api/operator/news/withdraw',
  calls: [],
  about: 'Withdraws a news item: nobody sees it any more (the provider’s own staff)',
  access: ['news', 'withdraw'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: fields({ codeNews: { kind: 'text', required: true, max: 60 } }),
  },
  response: { kind: 'record', required: true, of: newsFields },
});
