import { bulkSelection } from '../schema/bulkSelection';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { schoolParam, userParams } from '../users/endpoints';
import { roleAdditionFields, roleAssignmentFields } from '../users/userRoles';
import {
  applicationFields,
  applicationRoleFields,
  groupRuleFields,
  roleCatalogueFields,
} from './application';

const applications = {
  kind: 'list',
  required: true,
  of: { kind: 'record', required: true, of: applicationFields },
} as const;
const texts = { kind: 'list', required: true, of: { kind: 'text', required: true } } as const;

export const applicationsOfSchool = endpoint({
  id: 'applicationsOfSchool',
  method: 'GET',
  path: '/api/applications/{customerCode}',
  calls: ['EP-001'],
  about: 'The applications that the school has a licence of, archiving left out, ordered by description',
  access: ['application', 'list'],
  effect: 'read',
  params: schoolParam,
  response: applications,
});

export const applicationsOfUser = endpoint({
  id: 'applicationsOfUser',
  method: 'GET',
  path: '/api/applications/{customerCode}/{uid}',
  calls: ['EP-002', 'EP-129'],
  about:
    'Lists the licensed applications in which a user holds a role; users without a managing role see only their own',
  access: ['application', 'read'],
  effect: 'read',
  params: userParams,
  response: applications,
});

export const rolesOfApplication = endpoint({
  id: 'rolesOfApplication',
  method: 'GET',
  path: '/api/roles/application/{ac}',
  calls: ['EP-003'],
  about: 'The roles of an application of the school',
  access: ['role', 'list'],
  effect: 'read',
  params: fields({ ac: { kind: 'text', required: true, max: 10 } }),
  response: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: applicationRoleFields },
  },
});

export const roleRulesList = endpoint({
  id: 'roleRulesList',
  method: 'GET',
  path: '/api/roles/rules',
  calls: ['EP-028'],
  about:
    'Lists the rules about roles of the school’s applications: which require and which exclude each other',
  access: ['role', 'list'],
  effect: 'read',
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: groupRuleFields } },
});

export const roleCatalogue = endpoint({
  id: 'roleCatalogue',
  method: 'GET',
  path: '/api/roles/{customerCode}/catalogo',
  calls: [],
  about: 'Returns the applications whose roles can be assigned, their roles and the rules in one call',
  access: ['role', 'list'],
  effect: 'read',
  params: schoolParam,
  response: { kind: 'record', required: true, of: roleCatalogueFields },
});

export const userRolesUpdate = endpoint({
  id: 'userRolesUpdate',
  method: 'PUT',
  path: '/api/users/{customerCode}/user/{uid}/roles',
  calls: ['EP-008'],
  about:
    'Replaces the roles of a user in the school’s applications; administrative groups are unchanged. Refused as a whole if the rules do not allow the roles together',
  access: ['user', 'roles'],
  effect: 'update',
  params: userParams,
  body: { kind: 'record', required: true, of: roleAssignmentFields },
  response: {
    kind: 'record',
    required: true,
    of: { data: { ...texts, about: 'user-role, for each role held afterwards' } },
  },
});

export const usersRolesUpdate = endpoint({
  id: 'usersRolesUpdate',
  method: 'POST',
  path: '/api/users/{customerCode}/roles',
  calls: ['EP-009'],
  about:
    'Assigns roles to users in addition to those that they hold; each role is assigned if the rules allow it',
  access: ['user', 'roles'],
  effect: 'command',
  params: schoolParam,
  body: bulkSelection({ kind: 'record', required: true, of: roleAdditionFields }, 'utenti'),
  response: {
    kind: 'record',
    required: true,
    of: {
      data: { ...texts, about: 'user-role, for each assigned role' },
      errors: { ...texts, about: 'user-role-reason, for each refused role' },
      operation: { kind: 'text', about: 'id of the operation in the history; absent if nothing was changed' },
    },
  },
});
