import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { declaredPartFields, finishFields, newUploadFields, partAddressFields, uploadFields } from './upload';

const upload = { kind: 'record', required: true, of: uploadFields } as const;
const params = fields({
  id: { kind: 'text', required: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/ },
});

export const uploadList = endpoint({
  id: 'uploadList',
  method: 'GET',
  path: '/api/uploads',
  calls: [],
  about:
    'Lists the files of a folder, unfinished ones with their progress; people who may send files see all of them',
  access: ['upload', 'list'],
  effect: 'read',
  query: fields({ folder: newUploadFields.folder }),
  response: { kind: 'list', required: true, of: upload },
});

export const uploadRead = endpoint({
  id: 'uploadRead',
  method: 'GET',
  path: '/api/uploads/{id}',
  calls: [],
  about: 'A file, and which of its parts are there',
  access: ['upload', 'read'],
  effect: 'read',
  params,
  response: upload,
});

export const uploadBegin = endpoint({
  id: 'uploadBegin',
  method: 'POST',
  path: '/api/uploads',
  calls: [],
  about: 'Begins to send a file, or goes on with the one of this folder, name and size that was begun before',
  access: ['upload', 'send'],
  effect: 'command',
  body: { kind: 'record', required: true, of: newUploadFields },
  response: upload,
  errors: ['conflict', 'otherFile', 'quotaReached', 'noRoom'],
});

export const uploadAddress = endpoint({
  id: 'uploadAddress',
  method: 'POST',
  path: '/api/uploads/{id}/parts',
  calls: [],
  about:
    'Where one part, or one piece of it, can be sent with PUT, for five minutes, without a session. The address is for this school, file, part, length and SHA-256 alone; the refusals are also those of the address itself, where the provider keeps the files',
  access: ['upload', 'send'],
  effect: 'command',
  params,
  body: { kind: 'record', required: true, of: declaredPartFields },
  response: { kind: 'record', required: true, of: partAddressFields },
  errors: [
    'conflict',
    'otherFile',
    'addressRefused',
    'addressExpired',
    'partThere',
    'partLength',
    'partDamaged',
    'noRoom',
  ],
});

export const uploadFinish = endpoint({
  id: 'uploadFinish',
  method: 'POST',
  path: '/api/uploads/{id}/finish',
  calls: [],
  about: 'Puts the parts together, once size and SHA-256 were checked where the bytes are',
  access: ['upload', 'send'],
  effect: 'command',
  params,
  body: { kind: 'record', required: true, of: finishFields },
  response: upload,
  errors: ['conflict', 'uploadIncomplete', 'otherFile'],
});

export const uploadRemove = endpoint({
  id: 'uploadRemove',
  method: 'DELETE',
  path: '/api/uploads/{id}',
  calls: [],
  about: 'Gives up sending a file, or deletes it',
  access: ['upload', 'remove'],
  effect: 'command',
  params,
  errors: ['conflict'],
});

export const uploadEndpoints = [
  uploadList,
  uploadRead,
  uploadBegin,
  uploadAddress,
  uploadFinish,
  uploadRemove,
];
