import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import {
  addAccountFields,
  addedAccountFields,
  aliasCredentialsFields,
  aliasEmailFields,
  campusLicenceFields,
  newAliasFields,
  ownAliasFields,
} from './alias';

const uid = fields({ uid: { kind: 'text', required: true, max: 120 } });

export const aliasPresence = endpoint({
  id: 'aliasPresence',
  method: 'GET',
  path: '/api/alias/presence',
  calls: ['EP-030', 'EP-136'],
  about: 'Whether the person has an alias identity, verified or not',
  access: ['alias', 'read'],
  effect: 'read',
  response: { kind: 'flag', required: true },
});

export const aliasRead = endpoint({
  id: 'aliasRead',
  method: 'GET',
  path: '/api/alias',
  calls: [],
  about:
    'Returns the alias identity of the acting person, the account to create one from, and where else the person may have accounts',
  access: ['alias', 'read'],
  effect: 'read',
  response: { kind: 'record', required: true, of: ownAliasFields },
});

export const aliasValidate = endpoint({
  id: 'aliasValidate',
  method: 'POST',
  path: '/api/alias/validate',
  calls: ['EP-130'],
  about: 'Checks whether a username and password are those of the account that the session acts as',
  access: ['alias', 'create'],
  effect: 'read',
  credentials: true,
  body: { kind: 'record', required: true, of: aliasCredentialsFields },
  response: { kind: 'flag', required: true },
  errors: ['wrongCredentials', 'unknownAccount', 'credentialsRefused', 'tooManyRequests'],
});

export const aliasCreate = endpoint({
  id: 'aliasCreate',
  method: 'POST',
  path: '/api/alias',
  calls: ['EP-131'],
  about:
    'Creates an alias identity from the account that the session acts as, and mails a link to verify its e-mail address. The response does not show whether the address is already known',
  access: ['alias', 'create'],
  effect: 'command',
  credentials: true,
  body: { kind: 'record', required: true, of: newAliasFields },
  response: { kind: 'record', required: true, of: aliasEmailFields },
  errors: ['wrongCredentials', 'unknownAccount', 'credentialsRefused', 'tooManyRequests', 'conflict'],
});

export const aliasDeleteUnverified = endpoint({
  id: 'aliasDeleteUnverified',
  method: 'DELETE',
  path: '/api/alias/unverified',
  calls: ['EP-137'],
  about:
    'Removes the alias identity of the account while its e-mail address is not verified; another can then be created',
  access: ['alias', 'delete'],
  effect: 'command',
  errors: ['notFound'],
});

export const aliasDelete = endpoint({
  id: 'aliasDelete',
  method: 'DELETE',
  path: '/api/alias',
  calls: ['EP-135'],
  about:
    'Deletes the signed-in alias identity, and ends all its sessions; its accounts remain. Requires a confirmed identity',
  access: ['alias', 'delete'],
  effect: 'command',
  credentials: true,
  errors: ['confirmationNeeded', 'conflict'],
});

export const aliasAccountAdd = endpoint({
  id: 'aliasAccountAdd',
  method: 'POST',
  path: '/api/alias/accounts',
  calls: ['EP-132', 'EP-133'],
  about:
    'Links another account of the same person, recognised by the tax code, to the signed-in alias identity: checked false shows the account, checked true links it; both require its password',
  access: ['alias', 'link'],
  effect: 'command',
  credentials: true,
  body: { kind: 'record', required: true, of: addAccountFields },
  response: { kind: 'record', required: true, of: addedAccountFields },
  errors: ['wrongCredentials', 'unknownAccount', 'credentialsRefused', 'tooManyRequests', 'conflict'],
});

export const aliasAccountUnlink = endpoint({
  id: 'aliasAccountUnlink',
  method: 'DELETE',
  path: '/api/alias/accounts/{uid}',
  calls: ['EP-134'],
  about:
    'Ends the link between an account and an alias: any linked account if the alias is signed in, the person’s own account if that is signed in. Refused if the person could not sign in any more',
  access: ['alias', 'unlink'],
  effect: 'command',
  params: uid,
  response: { kind: 'record', required: true, of: uid },
  errors: ['notFound', 'conflict'],
});

export const aliasCampus = endpoint({
  id: 'aliasCampus',
  method: 'GET',
  path: '/api/alias/licences/campus',
  calls: ['EP-138'],
  about: "The licences of the e-learning platform that the schools of the person's accounts hold",
  access: ['alias', 'read'],
  effect: 'read',
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: campusLicenceFields } },
});

/** Endpoints of the signed-in person's alias identity. */
export const aliasEndpoints = [
  aliasPresence,
  aliasRead,
  aliasValidate,
  aliasCreate,
  aliasDeleteUnverified,
  aliasDelete,
  aliasAccountAdd,
  aliasAccountUnlink,
  aliasCampus,
] as const;
