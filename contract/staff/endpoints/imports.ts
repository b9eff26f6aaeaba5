import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { UUID } from '../../values/uuid';
import { platformImportFields, platformImportLineFields, SCHOOL_FILE_LIMIT } from '../platformImport';

const path = '/api/operator/school-imports';
const one = {
  params: fields({ id: { kind: 'text', required: true, pattern: UUID } }),
  response: { kind: 'record', required: true, of: platformImportFields },
} as const;

export const platformImportBegin = endpoint({
  id: 'platformImportBegin',
  method: 'POST',
  path,
  calls: [],
  about:
    'Uploads a file of schools (CSV with a header, or a JSON list) and reports the errors row by row; creates no schools',
  access: ['platformImport', 'begin'],
  effect: 'command',
  query: fields({
    nascoste: { kind: 'choice', of: ['si'], about: 'include hidden rows of a sheet' },
  }),
  upload: { max: SCHOOL_FILE_LIMIT },
  response: one.response,
});

export const platformImportList = endpoint({
  id: 'platformImportList',
  method: 'GET',
  path,
  calls: [],
  about: 'Lists the last fifty files of schools with their progress, newest first',
  access: ['platformImport', 'list'],
  effect: 'read',
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: platformImportLineFields },
  },
});

export const platformImportRead = endpoint({
  ...one,
  id: 'platformImportRead',
  method: 'GET',
  path: `${path}/{id}`,
  calls: [],
  about: 'Returns a file of schools with its progress',
  access: ['platformImport', 'read'],
  effect: 'read',
});

export const platformImportRun = endpoint({
  ...one,
  id: 'platformImportRun',
  method: 'POST',
  path: `${path}/{id}/run`,
  calls: [],
  about:
    'Creates the schools of the valid rows in the background; if it stopped before, those of the remaining rows',
  access: ['platformImport', 'run'],
  effect: 'command',
  errors: ['conflict'],
});

export const platformImportTakeBack = endpoint({
  ...one,
  id: 'platformImportTakeBack',
  method: 'POST',
  path: `${path}/{id}/take-back`,
  calls: [],
  about:
    'Within thirty days, removes the schools of a file that nobody has used; a repeated call removes schools that were in use before and no longer are',
  access: ['platformImport', 'takeBack'],
  effect: 'command',
  errors: ['conflict'],
});

/** Endpoints for files of schools. */
export const platformImportsEndpoints = [
  platformImportList,
  platformImportBegin,
  platformImportRead,
  platformImportRun,
  platformImportTakeBack,
] as const;
