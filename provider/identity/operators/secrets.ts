import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses; what is stored of them opens nothing. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What the key of somebody's one-time codes is sealed for. */
export const codesOf = (username: string): string => `operator otp ${username}`;
