import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { contentFields, contentFilterFields, contentPublishFields, contentPublishRules } from './content';

export const contentList = endpoint({
  id: 'contentList',
  method: 'GET',
  path: '/api/contents',
  calls: ['EP-158', 'EP-159', 'EP-160'],
  about: 'The items of the news centre, all or of an application and a category, newest first',
  access: ['content', 'list'],
  effect: 'read',
  query: contentFilterFields,
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: contentFields } },
});

export const contentRead = endpoint({
  id: 'contentRead',
  method: 'GET',
  path: '/api/contents/{id}',
  calls: ['EP-161'],
  about: 'One item of the news centre',
  access: ['content', 'read'],
  effect: 'read',
  params: fields({ id: { kind: 'text', required: true, max: 60 } }),
  response: { kind: 'record', required: true, of: contentFields },
});

export const contentPublish = endpoint({
  id: 'contentPublish',
  method: 'POST',
  path: '/api/operator/contents',
  calls: [],
  about: 'Publishes an item of the news centre, dated today (the provider’s own staff)',
  access: ['content', 'publish'],
  effect: 'command',
  body: { kind: 'record', required: true, of: contentPublishFields, rules: contentPublishRules },
  response: { kind: 'record', required: true, of: contentFields },
});

export const contentWithdraw = endpoint({
  id: 'contentWithdraw',
  method: 'POST',
  path: '/api/operator/contents/withdraw',
  calls: [],
  about: 'Withdraws an item of the news centre: nobody sees it any more (the provider’s own staff)',
  access: ['content', 'withdraw'],
  effect: 'command',
  body: { kind: 'record', required: true, of: fields({ code: { kind: 'text', required: true, max: 60 } }) },
  response: { kind: 'record', required: true, of: contentFields },
});
