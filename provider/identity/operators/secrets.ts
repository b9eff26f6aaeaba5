import { createHash, randomBytes } from 'node:crypto';

/** Returns a token of 256 random bits. Only its digest is stored, from which the token cannot be found. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Returns the encryption context for the secret of a person's one-time codes. */
export const codesOf = (username: string): string => `operator otp ${username}`;
