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
    'Reads a file of schools (CSV with a heading, or a JSON list) and says what is wrong row by row; makes none yet',
  access: ['platformImport', 'begin'],
  effect: 'command',
  query: fields({
    nascoste: { kind: 'choice', of: ['si'], about: 'the rows that are hidden in a sheet are read too' },
  }),
  upload: { max: SCHOOL_FILE_LIMIT },
  response: one.response,
});

export const platformImportList = endpoint({
  id: 'platformImportList',
  method: 'GET',
  path,
  calls: [],
  about: 'The last fifty files of schools, the latest first, each with how far it is',
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
  about: 'How far a file of schools is',
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
    'Makes the schools of the rows that are in order, in the background; those that are left where it stopped',
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
    'Removes the schools of a file that nobody used yet, for thirty days; once more, those that were kept and are free by now',
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
