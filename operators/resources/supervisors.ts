import { optional, pick } from '../../contract/schema/fields';
import {
  platformSupervisorCreate,
  platformSupervisorFind,
  platformSupervisorInvite,
} from '../../contract/staff/endpoints/supervisors';
import { platformSupervisorFields } from '../../contract/staff/platformSupervisor';
import { declare } from '../declare';
import { bySchool } from './bySchool';

/** Supervisors of all schools, at /gestore/supervisor. */
export const supervisors = declare('platformSupervisor', {
  fields: platformSupervisorFields,
  key: ['school', 'uid'],
  title: 'uid',
  recordRepresentation: ['cn', 'sn'],
  path: '/gestore/supervisor',
  timed: ['lastLogin'],
  show: ['school', 'uid', 'cn', 'sn', 'email', 'enabled', 'access', 'lastLogin'],
  can: { list: ['platformSupervisor', 'list'], create: ['platformSupervisor', 'create'] },
  endpoints: {
    list: { endpoint: platformSupervisorFind, answers: 'page' },
    create: { endpoint: platformSupervisorCreate, params: { school: 'school' } },
  },
  list: {
    columns: [
      { field: 'uid', priority: 1, width: 24 },
      { field: 'schoolName', priority: 1, width: 26 },
      { field: 'school', priority: 2, width: '10ch' },
      { field: 'sn', priority: 2, width: 16 },
      { field: 'cn', priority: 2, width: 16 },
      { field: 'email', priority: 2, width: 26 },
      { field: 'access', priority: 1, width: '16ch', tone: [{ when: { access: 'never' }, as: 'warn' }] },
      { field: 'lastLogin', priority: 3, width: '16ch' },
    ],
    sort: 'school',
    search: ['uid', 'sn', 'cn', 'email'],
    filters: {
      of: optional(pick(platformSupervisorFields, 'school', 'access')),
      show: [{ field: 'access' }, bySchool],
    },
    pageSizes: [25, 50, 100],
    pageSize: 25,
  },
  form: { own: { school: () => import('../inputs/SchoolInput').then((file) => file.SchoolInput) } },
  actions: {
    invite: {
      on: ['row', 'bulk'],
      can: ['platformSupervisor', 'invite'],
      icon: 'mail',
      offered: { access: 'never' },
      rules: [
        {
          where: { access: 'never' },
          brief: '%{smart_count} ha già fatto accesso |||| %{smart_count} hanno già fatto accesso',
          say: 'Ha già fatto accesso: la password si sceglie di nuovo nella pagina di accesso.',
        },
      ],
      each: platformSupervisorInvite,
      steps: [{ confirm: 'last' }],
    },
  },
});
