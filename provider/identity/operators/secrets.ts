import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits; the stored digest of them opens nothing. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The context in which the key of somebody's one-time codes is sealed. */
export const codesOf = (username: string): string => `operator otp ${username}`;
