import { createHash } from 'node:crypto';

/** Returns the hash that stands for a sign-in name in counters and cookies, so that they do not contain names. */
export const accountKey = (username: string): string =>
  createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 22);
