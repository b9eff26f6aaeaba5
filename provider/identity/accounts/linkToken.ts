import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link that is mailed or shown once: nobody guesses 32 random bytes. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it: who reads the database cannot open the link. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
