import { endpoint } from '../schema/endpoint';
import { consoleErrorFields } from './consoleError';

/** Also available without sign-in, because the sign-in page itself may be broken. */
export const consoleErrorReport = endpoint({
  id: 'consoleErrorReport',
  method: 'POST',
  path: '/api/public/console-errors',
  calls: [],
  about:
    'Reports an error in a browser, without messages and without anything about the person: it is logged and counted',
  access: 'public',
  effect: 'read',
  body: { kind: 'record', required: true, of: consoleErrorFields },
  errors: ['tooManyRequests'],
});
