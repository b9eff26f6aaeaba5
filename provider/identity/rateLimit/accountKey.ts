import { createHash } from 'node:crypto';

/** What stands for a name in counters and cookies: nobody who reads them learns who signs in. */
export const accountKey = (username: string): string =>
  createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 22);
