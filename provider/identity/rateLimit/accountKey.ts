import { createHash } from 'node:crypto';

/** Replaces a name in counters and cookies, so that their readers do not learn who signs in. */
export const accountKey = (username: string): string =>
  createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 22);
