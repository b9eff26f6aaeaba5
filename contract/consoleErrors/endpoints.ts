import { endpoint } from '../schema/endpoint';
import { consoleErrorFields } from './consoleError';

/** Also available without sign-in, because the sign-in page itself may be broken. */
export const consoleErrorReport = endpoint({
  id: 'consoleErrorReport',
  method: 'POST',
  path: '/api/public/console-errors',
  calls: [],
  about: 'Logs and counts an error in a browser; the report has no message and nothing about the person',
  access: 'public',
  effect: 'read',
  body: { kind: 'record', required: true, of: consoleErrorFields },
  errors: ['tooManyRequests'],
});
