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
  operation: { kind: 'text', about: 'id of the operation in the history; absent if nothing was recorded' },
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
      message: { kind: 'text', about: 'message in Italian for the person who sent the request' },
    },
  },
});

export const registryImport = endpoint({
  id: 'registryImport',
  method: 'POST',
  path: '/api/import/',
  calls: ['EP-040', 'EP-154'],
  about:
    'Creates accounts for people of the registry, links them, and mails each person how to choose a password',
  access: ['registryPerson', 'import'],
  effect: 'command',
  body: {
    kind: 'record',
    required: true,
    of: {
      ...people,
      exactly: { kind: 'flag', about: 'all or nothing: conflict if a rule excludes one of the people' },
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
        about: 'usernames of the created accounts, in the order of the people in done',
        of: text,
      },
      failures: {
        kind: 'list',
        required: true,
        of: {
          kind: 'record',
          required: true,
          of: {
            user: { ...text, about: 'id of the person: year~prgAnagrafe' },
            nome: { kind: 'text', required: true, privacy: 'personal' },
            cognome: { kind: 'text', required: true, privacy: 'personal' },
            msg: { ...text, about: 'why no account was created, in Italian' },
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
    'Links a person of the registry to an account, or removes the link. If the account is linked to another person: conflict',
  access: ['registryPerson', 'link'],
  effect: 'update',
  body: {
    kind: 'record',
    required: true,
    of: fields({
      anno: { kind: 'text', required: true, pattern: /^\d{4}$/ },
      prgAnagrafe: { kind: 'text', required: true, max: 20 },
      uidPortale: {
        kind: 'text',
        max: 120,
        about: 'account to link; absent, null or empty to remove the link',
      },
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
          id: { ...text, about: 'id as in the request' },
          uid: { kind: 'text', about: 'uid of the account, if there is one' },
          labelNomeCognome: { kind: 'text', required: true, privacy: 'personal' },
          codicefiscale: { kind: 'text', privacy: 'personal', about: 'tax code in the registry' },
          motivo: { ...text, about: 'reason in Italian' },
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
  about: 'Copies tax codes from the registry to the linked accounts of the given people',
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
    'Copies tax codes from the registry to the given users, by uid; by default to all whose tax code differs from the registry of the current service year',
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
    'Lists the differences between the registry and the current data of Alunni and Personale; changes nothing',
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
    'Applies the listed differences to the registry, and disables the given accounts of people who have left; all or nothing. If the differences have changed: conflict, with the current ones as current',
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
        about: 'accounts to be disabled, of people who have left; their roles stay',
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
        about: 'id of the operation that disabled accounts, in the history; absent if there was none',
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
    'Replaces the data of Alunni and Personale about a school in a service year; called by a program of these applications, or by the provider’s own staff',
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
