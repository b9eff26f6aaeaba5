import type { Permission } from '../permissions/permissions';
import { SHA256 } from '../schema/attachment';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';

/**
 * Returns the call for the download address of a record's file, for people who may read the record and that field of
 * it.
 */
export const fileCall = (path: `/${string}`, id: string, access: Permission) =>
  endpoint({
    id,
    method: 'GET',
    path: `${path}/{id}/files/{field}`,
    calls: [],
    about: 'Where a file of one of them can be fetched, for five minutes',
    access,
    effect: 'read',
    query: fields({ sha256: { kind: 'text', pattern: SHA256, about: 'which file of a list of them' } }),
    params: fields({ id: { kind: 'text', required: true }, field: { kind: 'text', required: true } }),
    response: {
      kind: 'record',
      required: true,
      of: fields({ url: { kind: 'text', required: true }, until: { kind: 'instant', required: true } }),
    },
    errors: ['notFound'],
  });
