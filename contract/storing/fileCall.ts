import type { Permission } from '../permissions/permissions';
import { SHA256 } from '../schema/attachment';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';

/**
 * Returns the call for the download URL of a record's file, for people who may read the record and the field with the
 * file.
 */
export const fileCall = (path: `/${string}`, id: string, access: Permission) =>
  endpoint({
    id,
    method: 'GET',
    path: `${path}/{id}/files/{field}`,
    calls: [],
    about: 'The download URL of a file of a record, valid for five minutes',
    access,
    effect: 'read',
    query: fields({
      sha256: { kind: 'text', pattern: SHA256, about: 'selects one of several files in a list of files' },
    }),
    params: fields({ id: { kind: 'text', required: true }, field: { kind: 'text', required: true } }),
    response: {
      kind: 'record',
      required: true,
      of: fields({ url: { kind: 'text', required: true }, until: { kind: 'instant', required: true } }),
    },
    errors: ['notFound'],
  });
