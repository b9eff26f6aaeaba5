import { dsRead } from '../../contract/offices/endpoints';
import { rolesOfApplication } from '../../contract/roles/endpoints';
import { endpoint } from '../../contract/schema/endpoint';
import { pick } from '../../contract/schema/fields';
import { userRead, usersDisable, usersEnable, usersFind, userUpdate } from '../../contract/users/endpoints';
import { userFields } from '../../contract/users/user';
import { userFilterFields, userListMeans } from '../../contract/users/userFilter';
import { answeredKey, answeredValues } from '../../src/engine/declaration/answered';
import { defineResource, type RecordsOf } from '../../src/engine/declaration/defineResource';

/** Wrong declarations do not compile: `npm run check` fails here as soon as one does. */
const endpoints = {
  scope: { customerCode: { mine: 'customerCode' } },
  list: { endpoint: usersFind, answers: 'whole' },
  read: { endpoint: userRead },
  update: { endpoint: userUpdate, names: { cognome: 'sn', nome: 'cn', codiceFiscale: 'codicefiscale' } },
} as const;
const list = {
  columns: [{ field: 'uid', priority: 1, width: 10 }],
  sort: 'uid',
  search: ['uid'],
  filters: { of: userFilterFields, means: userListMeans, show: [{ field: 'stato' }] },
  pageSizes: [5, 10, null],
  pageSize: 10,
  selectable: { where: { status: true }, say: '' },
} as const;
const rest = {
  fields: userFields,
  key: 'uid',
  title: 'email',
  path: '/user',
  can: { list: ['user', 'list'], read: ['user', 'read'], update: ['user', 'update'] },
  form: { inputs: ['email'], locked: [] },
  actions: {},
} as const;
const enable = {
  on: ['bulk'],
  can: ['user', 'enable'],
  icon: 'enable',
  offered: {},
  rules: [],
  set: {},
  many: { endpoint: usersEnable, ids: 'uids' },
  steps: [{ confirm: 'last' }],
} as const;
const disable = { ...enable, many: { endpoint: usersDisable, ids: 'uids' } } as const;

const userCreate = endpoint({
  id: 'userCreate',
  method: 'POST',
  path: '/api/users/{customerCode}/user',
  calls: [],
  about: '',
  access: ['user', 'update'],
  effect: 'command',
  params: pick(userFields, 'customerCode'),
  body: {
    kind: 'record',
    required: true,
    of: { ...pick(userFields, 'username', 'email', 'status'), cognome: userFields.sn },
  },
  response: { kind: 'record', required: true, of: userFields },
});
const create = { endpoint: userCreate, names: { cognome: 'sn' } } as const;
const createForm = { create: { inputs: ['username', 'sn'], defaults: { status: true } } } as const;
export const made = defineResource('user', {
  ...rest,
  endpoints: { ...endpoints, create },
  list,
  form: createForm,
  can: { ...rest.can, create: ['user', 'update'] },
});

const right = defineResource('user', { ...rest, endpoints, list, actions: { enable, disable } });
export const surname: string = ({} as RecordsOf<typeof right>).sn;

// @ts-expect-error a record has no such field
export const nothing: string = ({} as RecordsOf<typeof right>).surname;
// @ts-expect-error a status is no text
export const wrong: string | null | undefined = ({} as RecordsOf<typeof right>).status;

const define = defineResource;

// biome-ignore format: one case a line, right below what it says
export const mistakes = [
  // @ts-expect-error an unknown key
  () => define('user', { ...rest, endpoints, list, key: 'id' }),
  // @ts-expect-error an unknown title
  () => define('user', { ...rest, endpoints, list, title: 'nome' }),
  // @ts-expect-error an unknown column
  () => define('user', { ...rest, endpoints, list: { ...list, columns: [{ field: 'mail', priority: 1, width: 10 }] } }),
  // @ts-expect-error an unknown sort
  () => define('user', { ...rest, endpoints, list: { ...list, sort: '-access' } }),
  // @ts-expect-error an unknown search field
  () => define('user', { ...rest, endpoints, list: { ...list, search: ['name'] } }),
  // @ts-expect-error an unknown filter
  () => define('user', { ...rest, endpoints, list: { ...list, filters: { ...list.filters, show: [{ field: 'status' }] } } }),
  // @ts-expect-error a meaning of a filter that is not there
  () => define('user', { ...rest, endpoints, list: { ...list, filters: { ...list.filters, means: { status: 'status' } } } }),
  // @ts-expect-error a filter by a field that is not there
  () => define('user', { ...rest, endpoints, list: { ...list, filters: { ...list.filters, means: { uid: 'user' } } } }),
  // @ts-expect-error a filter by a field of another type
  () => define('user', { ...rest, endpoints, list: { ...list, filters: { ...list.filters, means: { spidEnabled: 'uid' } } } }),
  // @ts-expect-error a value that means nothing
  () => define('user', { ...rest, endpoints, list: { ...list, filters: { ...list.filters, means: { stato: { 0: { status: false } } } } } }),
  // @ts-expect-error a value that means a field that is not there
  () => define('user', { ...rest, endpoints, list: { ...list, filters: { ...list.filters, means: { stato: { 0: { status: false }, 1: { state: true } } } } } }),
  // @ts-expect-error a filter in a list that is not there
  () => define('user', { ...rest, endpoints, list: { ...list, filters: { ...list.filters, means: { ruolo: { some: 'roles', has: 'group' } } } } }),
  // @ts-expect-error a filter by what the records of a list do not have
  () => define('user', { ...rest, endpoints, list: { ...list, filters: { ...list.filters, means: { ruolo: { some: 'groups', has: 'cn' } } } } }),
  // @ts-expect-error what the call does not answer
  () => define('user', { ...rest, endpoints, list: { ...list, badges: [{ at: 'email', text: 'DS', ...answeredKey(dsRead, 'uidDS') }] } }),
  // @ts-expect-error what no record of the answer has
  () => answeredValues(rolesOfApplication, { value: 'cn', label: 'name' }),
  // @ts-expect-error a warning that nobody knows
  () => define('user', { ...rest, endpoints, list, form: { ...rest.form, warnings: { email: 'taxcode' } } }),
  // @ts-expect-error a warning in a function
  () => define('user', { ...rest, endpoints, list, form: { ...rest.form, warnings: { email: () => [] } } }),
  // @ts-expect-error conditions on a field that is not there
  () => define('user', { ...rest, endpoints, list: { ...list, filters: { ...list.filters, on: [{ field: 'stato' }] } } }),
  // @ts-expect-error a predicate on a field that is not there
  () => define('user', { ...rest, endpoints, list: { ...list, selectable: { where: { active: true }, say: '' } } }),
  // @ts-expect-error a predicate with a value of another type
  () => define('user', { ...rest, endpoints, list: { ...list, selectable: { where: { status: 'yes' }, say: '' } } }),
  // @ts-expect-error an operator that a flag does not have
  () => define('user', { ...rest, endpoints, list: { ...list, selectable: { where: { status: { startsWith: 's' } }, say: '' } } }),
  // @ts-expect-error a school is not known by that
  () => define('user', { ...rest, endpoints, list: { ...list, columns: [{ ...list.columns[0], shown: { private: true } }] } }),
  // @ts-expect-error an unknown input
  () => define('user', { ...rest, endpoints, list, form: { inputs: ['mail'], locked: [] } }),
  // @ts-expect-error an unknown role
  () => define('user', { ...rest, endpoints, list, form: { inputs: [], locked: [{ fields: ['sn'], when: {}, unless: 'boss', say: '' }] } }),
  // @ts-expect-error a permission that the table does not have
  () => define('user', { ...rest, endpoints, list, can: { ...rest.can, update: ['user', 'destroy'] } }),
  // @ts-expect-error the update calls a field otherwise, and nobody says so
  () => define('user', { ...rest, list, endpoints: { ...endpoints, update: { endpoint: userUpdate, names: { cognome: 'sn' } } } }),
  // @ts-expect-error renamed to a field that is not there
  () => define('user', { ...rest, list, endpoints: { ...endpoints, update: { endpoint: userUpdate, names: { cognome: 'surname', nome: 'cn', codiceFiscale: 'codicefiscale' } } } }),
  // @ts-expect-error the creation calls a field otherwise, and nobody says so
  () => define('user', { ...rest, list, endpoints: { ...endpoints, create: { endpoint: userCreate } } }),
  // @ts-expect-error renamed to a field that is not there
  () => define('user', { ...rest, list, endpoints: { ...endpoints, create: { endpoint: userCreate, names: { cognome: 'surname' } } } }),
  // @ts-expect-error a creation that does not answer the record
  () => define('user', { ...rest, list, endpoints: { ...endpoints, create: { endpoint: usersDisable } } }),
  // @ts-expect-error an unknown input of a new record
  () => define('user', { ...rest, list, endpoints: { ...endpoints, create }, form: { create: { inputs: ['surname'] } } }),
  // @ts-expect-error a new record that begins with another type
  () => define('user', { ...rest, list, endpoints: { ...endpoints, create }, form: { create: { defaults: { status: 'yes' } } } }),
  // @ts-expect-error a permission that the table does not have
  () => define('user', { ...rest, list, endpoints: { ...endpoints, create }, can: { ...rest.can, create: ['user', 'invent'] } }),
  // @ts-expect-error an endpoint that does not answer a list of these records
  () => define('user', { ...rest, list, endpoints: { ...endpoints, list: { endpoint: userRead, answers: 'whole' } } }),
  // @ts-expect-error the call does not take this question
  () => define('user', { ...rest, endpoints, list, actions: { enable: { ...enable, steps: [{ ask: 'reset' }] } } }),
  // @ts-expect-error a misspelt question
  () => define('user', { ...rest, endpoints, list, actions: { disable: { ...disable, steps: [{ ask: 'rest' }] } } }),
  // @ts-expect-error the ids go into a list of the body
  () => define('user', { ...rest, endpoints, list, actions: { disable: { ...disable, many: { endpoint: usersDisable, ids: 'reset' } } } }),
  // @ts-expect-error an effect on a field that is not there
  () => define('user', { ...rest, endpoints, list, actions: { disable: { ...disable, set: { enabled: false } } } }),
  // @ts-expect-error an effect of another type
  () => define('user', { ...rest, endpoints, list, actions: { disable: { ...disable, set: { status: 'off' } } } }),
  // @ts-expect-error a rule on a field that is not there
  () => define('user', { ...rest, endpoints, list, actions: { disable: { ...disable, rules: [{ where: { state: true }, say: '', brief: '' }] } } }),
  // @ts-expect-error an unknown drawing
  () => define('user', { ...rest, endpoints, list, actions: { disable: { ...disable, icon: 'skull' } } }),
];
