import * as exportsMessages from '../messages/it/exports';
import { message } from '../messages/message';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { MAX_EXPORTED } from './exports';

export const listExport = endpoint({
  id: 'listExport',
  method: 'POST',
  path: '/api/esportazioni/{entity}',
  calls: [],
  about: 'Records in the audit log that a list is being exported, and why; the file is made by who calls',
  access: ['listExport', 'export'],
  effect: 'command',
  params: fields({ entity: { kind: 'text', required: true, max: 40, pattern: /^[a-zA-Z]+$/ } }),
  body: {
    kind: 'record',
    required: true,
    of: fields({
      columns: {
        kind: 'list',
        required: true,
        min: 1,
        max: 100,
        of: { kind: 'text', required: true, max: 60 },
      },
      rows: {
        kind: 'number',
        required: true,
        integer: true,
        min: 0,
        max: MAX_EXPORTED,
        about: 'number of rows in the file',
      },
      query: { kind: 'text', max: 4000, about: 'query string of the list’s address' },
      reason: {
        kind: 'text',
        max: 500,
        about: 'required if personal data are exported; at least 10 characters',
        say: { max: message(exportsMessages.reasonCannotBeLonger, { count: 500 }) },
      },
    }),
  },
});
