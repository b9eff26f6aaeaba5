import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer passwords are not read to their end: nobody types them, and hashing them is work given away. */
export const PASSWORD_LIMIT = 256;

/** The argon2id hash of a password, in PHC form, ready to store. Works off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(plain(password), COST);
}

/**
 * Whether a password is the one that was hashed. Without a hash (nobody of that name, no password set) it
 * does the same work against a dummy and says no, so that the time tells nothing.
 */
export async function verifyPassword(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(storedHash ?? (await dummyHash()), plain(password));
  return matches && typeof storedHash === 'string';
}

/** The same letters whatever the keyboard composes them from. */
function plain(password: string): string {
  return password.slice(0, PASSWORD_LIMIT).normalize('NFC');
}

let dummy: Promise<string> | undefined;

/** Made once a process, before the first sign-in needs it: see createIdentity. */
export function dummyHash(): Promise<string> {
  dummy ??= hashPassword('a password that nobody has');
  return dummy;
}
