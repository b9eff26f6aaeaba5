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
    'Lists all files of a folder, including those that other people sent; unfinished files have their progress',
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
  about: 'Returns a file, and the numbers of the parts that have arrived',
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
  about: 'Begins an upload, or continues the unfinished one of the same folder, name and size',
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
    'Returns an address to which one part or piece can be sent with PUT, for five minutes, without a session. The address is valid only for this school, file, part, length and SHA-256. If the provider stores the files itself, the errors listed are also those of the address',
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
  about: 'Joins the parts of a file, after the store has verified size and SHA-256',
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
  about: 'Cancels an upload, or deletes a file',
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
