import { endpoint } from '../endpoint';
import { sessionFields } from '../entities/session';

export const sessionOpen = endpoint({
  id: 'sessionOpen',
  method: 'POST',
  path: '/api/session',
  calls: ['EP-026', 'EP-029', 'EP-031'],
  about: 'Creates the workspace of the signed-in person: profile, school, licences',
  access: ['session', 'open'],
  effect: 'read',
  response: { kind: 'record', required: true, of: sessionFields },
});

export const sessionClose = endpoint({
  id: 'sessionClose',
  method: 'DELETE',
  path: '/api/session',
  calls: ['EP-032', 'EP-141'],
  about: 'Ends this session: its tokens are refused from now on',
  access: ['session', 'close'],
  effect: 'command',
});
