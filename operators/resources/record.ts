import { auditedActions } from '../../contract/audit/auditFilter';
import { fields } from '../../contract/schema/fields';
import { platformAuditList, platformSignInList } from '../../contract/staff/endpoints/record';
import { MOST_COUNTED } from '../../contract/staff/operatorPages';
import { operatorPermissions } from '../../contract/staff/operatorPermissions';
import { operatorScopes } from '../../contract/staff/operatorScopes';
import { platformAuditFields, platformSignInFields } from '../../contract/staff/platformRecord';
import { declare } from '../declare';
import { bySchool } from './bySchool';

/** Entities for which the staff has scopes, and those of commands on the server. */
const auditedByStaff = [
  'operator',
  'operatorClient',
  ...new Set(operatorScopes.map((scope) => scope.split(':')[0] ?? '')),
];
const doneByStaff = [
  ...auditedActions,
  ...Object.values(operatorPermissions).flatMap(Object.keys),
  ...['reopen', 'restore', 'firstAccess', 'pin', 'unpin'],
];
const paged = { pageSizes: [25, 50, 100], pageSize: 25 } as const;
const days = fields({ from: { kind: 'day' }, to: { kind: 'day' } });

/** Sign-ins of people of schools, at /gestore/accessi. */
export const signIns = declare('platformSignIn', {
  fields: platformSignInFields,
  key: 'id',
  title: 'uid',
  path: '/gestore/accessi',
  timed: ['at'],
  show: ['at', 'uid', 'person', 'school', 'schoolName', 'client', 'device', 'address'],
  can: { list: ['platformSignIn', 'list'] },
  endpoints: { list: { endpoint: platformSignInList, answers: 'page', mostCounted: MOST_COUNTED } },
  list: {
    ...paged,
    columns: [
      { field: 'uid', priority: 1, width: 26 },
      { field: 'at', priority: 1, width: '16ch' },
      { field: 'schoolName', priority: 1, width: 24 },
      { field: 'school', priority: 3, width: '10ch' },
      { field: 'address', priority: 2, width: 18 },
      { field: 'device', priority: 3, width: 30 },
      { field: 'client', priority: 3, width: 18 },
    ],
    sort: '-at',
    search: ['uid', 'person', 'address'],
    filters: {
      of: fields({ school: { kind: 'text', max: 7 }, ...days }),
      show: [bySchool, { field: 'from' }, { field: 'to' }],
    },
  },
});

/** Audit log of the provider's own staff, at /gestore/registro. */
export const audit = declare('platformAudit', {
  fields: platformAuditFields,
  key: 'seq',
  title: 'seq',
  path: '/gestore/registro',
  timed: ['at'],
  worded: { entity: auditedByStaff, action: doneByStaff },
  recorded: { before: 'entity', after: 'entity' },
  show: [
    'at',
    'name',
    'who',
    'entity',
    'action',
    'target',
    'outcome',
    'reason',
    'before',
    'after',
    'address',
  ],
  can: { list: ['platformAudit', 'list'] },
  endpoints: { list: { endpoint: platformAuditList, answers: 'page', mostCounted: MOST_COUNTED } },
  list: {
    ...paged,
    columns: [
      { field: 'at', priority: 1, width: '16ch' },
      { field: 'name', priority: 1, width: 22 },
      { field: 'entity', priority: 1, width: 20 },
      { field: 'action', priority: 1, width: 14 },
      { field: 'target', priority: 2, width: 26 },
      {
        field: 'outcome',
        priority: 2,
        width: '12ch',
        tone: [{ when: { outcome: 'refused' }, as: 'bad' }],
      },
    ],
    sort: '-at',
    search: ['who', 'name', 'entity', 'action', 'target'],
    filters: {
      of: fields({ outcome: { kind: 'choice', of: ['done', 'refused'] }, ...days }),
      show: [{ field: 'outcome' }, { field: 'from' }, { field: 'to' }],
    },
  },
});
