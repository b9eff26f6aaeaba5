import { endpoint } from '../endpoint';
import { contentFields, contentFilterFields } from '../entities/content';
import { fields } from '../fields';

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
