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
  about: 'Whether these are the name and the password of the account that is acted as',
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
    'Makes an alias identity of the account that is acted as, and mails a link to verify its e-mail. Whether the address is known already, the answer does not tell',
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
  about: 'Forgets the alias identity of the account while its e-mail is not verified: it may be made anew',
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
    'Deletes the alias identity that is signed in, after the person said again who they are, and signs it out everywhere. Its accounts stay',
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
    'Links another account of the same person, known by the tax code, to the alias identity that is signed in: first shown (checked false), then linked (checked true), each time by its password',
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
    'Ends the link of an account: any linked one for a person signed in with the alias identity, their own for a person signed in with the account. Never the last way in',
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
