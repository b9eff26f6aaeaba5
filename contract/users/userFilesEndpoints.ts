import { BULK_LIMIT } from '../constants';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { schoolParam } from './endpoints';
import { userFields } from './user';
import { importReportFields, importUserRowFields } from './userFile';

/** Maximum size, in bytes, of a file of users; enough for some thousand rows. */
export const USER_FILE_BYTES = 1_000_000;

export const userFileUpload = endpoint({
  id: 'userFileUpload',
  method: 'POST',
  path: '/api/users/{customerCode}/import/upload',
  calls: ['EP-215'],
  about: 'Reads a CSV of users: returns each user once, with the errors; changes nothing',
  access: ['user', 'import'],
  effect: 'read',
  params: schoolParam,
  upload: { max: USER_FILE_BYTES },
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: importUserRowFields } },
});

const report = {
  kind: 'list',
  required: true,
  of: { kind: 'record', required: true, of: importReportFields },
} as const;

export const userFileImport = endpoint({
  id: 'userFileImport',
  method: 'POST',
  path: '/api/users/{customerCode}/import',
  calls: ['EP-216'],
  about:
    'Imports users at once, and returns the outcome of each. If a field is invalid, no user is imported, and errors names its row and field, such as [3].email',
  access: ['user', 'import'],
  effect: 'command',
  params: schoolParam,
  body: {
    kind: 'list',
    required: true,
    min: 1,
    max: BULK_LIMIT,
    of: {
      kind: 'record',
      required: true,
      of: fields({
        nome: userFields.cn,
        cognome: userFields.sn,
        codiceFiscale: userFields.codicefiscale,
        email: userFields.email,
        details: importUserRowFields.details,
      }),
    },
  },
  response: {
    kind: 'record',
    required: true,
    of: fields({ success: report, warning: report, error: report }),
  },
});

/** Endpoints for importing users from a CSV. */
export const userFileEndpoints = [userFileUpload, userFileImport] as const;
