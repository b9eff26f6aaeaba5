import { BULK_LIMIT, CUSTOMER_CODE } from '../constants';
import { bulkSelection } from '../schema/bulkSelection';
import { endpoint } from '../schema/endpoint';
import { fields, pick } from '../schema/fields';
import { schoolParam } from '../users/endpoints';
import { registryNewsFields, registryUpdateFields, sourcePersonFields } from './registryNews';
import { registryPersonFields } from './registryPerson';

const yearParam = fields({ year: { kind: 'text', required: true, pattern: /^\d{4}$/ } });
const text = { kind: 'text', required: true } as const;

/** People of the registry by their ids in the console: year~prgAnagrafe. */
const people = fields({ persone: bulkSelection({ kind: 'text', required: true, max: 30 }, 'persone') });

const done = fields({
  done: { kind: 'list', required: true, of: text },
  operation: { kind: 'text', about: 'as the history keeps it; absent where there was nothing to keep' },
});

export const registryList = endpoint({
  id: 'registryList',
  method: 'GET',
  path: '/api/import/{year}',
  calls: ['EP-039', 'EP-153'],
  about: 'The staff registry of the school in a service year, by surname; refused without its licences',
  access: ['registryPerson', 'list'],
  effect: 'read',
  params: yearParam,
  response: {
    kind: 'record',
    required: true,
    of: {
      data: {
        kind: 'list',
        required: true,
        of: { kind: 'record', required: true, of: registryPersonFields },
      },
      errors: { kind: 'list', required: true, of: { kind: 'text', required: true } },
      message: { kind: 'text', about: 'in Italian, for the person who asked' },
    },
  },
});

export const registryImport = endpoint({
  id: 'registryImport',
  method: 'POST',
  path: '/api/import/',
  calls: ['EP-040', 'EP-154'],
  about: 'Makes accounts of people of the registry, links them, and writes to each how to choose a password',
  access: ['registryPerson', 'import'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: {
      ...people,
      exactly: { kind: 'flag', about: 'all of them or nobody: conflict, where a rule leaves somebody out' },
    },
  },
  response: {
    kind: 'record',
    required: true,
    of: {
      ...done,
      accounts: {
        kind: 'list',
        required: true,
        about: 'those that were made, as done has their people',
        of: text,
      },
      failures: {
        kind: 'list',
        required: true,
        of: {
          kind: 'record',
          required: true,
          of: {
            user: { ...text, about: 'the person: year~prgAnagrafe' },
            nome: { kind: 'text', required: true, privacy: 'personal' },
            cognome: { kind: 'text', required: true, privacy: 'personal' },
            msg: { ...text, about: 'why there is no account, in Italian' },
          },
        },
      },
    },
  },
  errors: ['conflict'],
});

export const registryLink = endpoint({
  id: 'registryLink',
  method: 'PUT',
  path: '/api/import/anagrafe/',
  calls: ['EP-041', 'EP-155'],
  about:
    'Links a person of the registry to an account, or to none. An account that another person has: conflict',
  access: ['registryPerson', 'link'],
  effect: 'update',
  body: {
    kind: 'record',
    required: true,
    of: fields({
      anno: { kind: 'text', required: true, pattern: /^\d{4}$/ },
      prgAnagrafe: { kind: 'text', required: true, max: 20 },
      uidPortale: { kind: 'text', max: 120, about: 'absent, null or empty: to no account' },
    }),
  },
  response: { kind: 'record', required: true, of: registryPersonFields },
  errors: ['conflict'],
});

/** Tax codes that were copied, and those that could not be, with the reasons. */
const synced = {
  kind: 'record',
  required: true,
  of: fields({
    ...done,
    rejects: {
      kind: 'list',
      required: true,
      of: {
        kind: 'record',
        required: true,
        of: {
          id: { ...text, about: 'as it was named' },
          uid: { kind: 'text', about: 'the account, where there is one' },
          labelNomeCognome: { kind: 'text', required: true, privacy: 'personal' },
          codicefiscale: { kind: 'text', privacy: 'personal', about: 'of the registry' },
          motivo: { ...text, about: 'in Italian' },
        },
      },
    },
  }),
} as const;

export const registrySync = endpoint({
  id: 'registrySync',
  method: 'POST',
  path: '/api/import/{year}/sync',
  calls: ['EP-156'],
  about: 'Gives the accounts of people of the registry the tax codes that it has',
  access: ['registryPerson', 'sync'],
  effect: 'command',
  params: yearParam,
  body: { kind: 'record', required: true, of: people },
  response: synced,
});

export const usersSync = endpoint({
  id: 'usersSync',
  method: 'POST',
  path: '/api/users/{customerCode}/sync',
  calls: ['EP-015'],
  about:
    'The same for users, by uid: all whose tax code is not that of this service year’s registry when none is named',
  access: ['registryPerson', 'sync'],
  effect: 'command',
  params: schoolParam,
  body: {
    kind: 'record',
    required: true,
    of: fields({
      uids: { kind: 'list', max: BULK_LIMIT, of: { kind: 'text', required: true, max: 120 } },
    }),
  },
  response: synced,
});

export const registryNews = endpoint({
  id: 'registryNews',
  method: 'GET',
  path: '/api/import/{year}/novita',
  calls: [],
  about:
    'Lists the differences that Alunni and Personale reported since the last update of the registry; changes nothing',
  access: ['registryPerson', 'list'],
  effect: 'read',
  params: yearParam,
  response: { kind: 'record', required: true, of: registryNewsFields },
});

export const registryRefresh = endpoint({
  id: 'registryRefresh',
  method: 'POST',
  path: '/api/import/{year}/aggiorna',
  calls: [],
  about:
    'Takes over what was shown as news and disables the accounts that are named, of those that are gone: all of it or nothing. Where it is otherwise by now: conflict, with the news as current',
  access: ['registryPerson', 'refresh'],
  effect: 'command',
  params: yearParam,
  body: {
    kind: 'record',
    required: true,
    of: fields({
      ...pick(registryNewsFields, 'impronta'),
      disattiva: {
        kind: 'list',
        max: BULK_LIMIT,
        of: { kind: 'text', required: true, max: 120 },
        about: 'accounts of who is gone, to be disabled; their permissions stay',
      },
    }),
  },
  response: {
    kind: 'record',
    required: true,
    of: fields({
      ...registryUpdateFields,
      operation: {
        kind: 'text',
        about: 'the disabling, as the history keeps it; absent where there was none',
      },
    }),
  },
  errors: ['conflict'],
});

export const registryPublish = endpoint({
  id: 'registryPublish',
  method: 'POST',
  path: '/api/operator/anagrafe',
  calls: [],
  about:
    'Replaces the data of Alunni and Personale on a school in a service year: by their program, or by the provider’s own staff',
  access: ['registryPerson', 'publish'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: fields({
      customerCode: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
      anno: { kind: 'text', required: true, pattern: /^\d{4}$/ },
      persone: {
        kind: 'list',
        required: true,
        max: 3_000,
        of: { kind: 'record', required: true, of: sourcePersonFields },
      },
    }),
  },
  response: {
    kind: 'record',
    required: true,
    of: { persone: { kind: 'number', required: true, integer: true, min: 0 } },
  },
  errors: ['notFound'],
});
