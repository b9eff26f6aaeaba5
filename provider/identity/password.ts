import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum length; longer passwords are cut, because nobody types them and hashing them wastes work. */
export const PASSWORD_LIMIT = 256;

/** Returns the argon2id hash of a password in PHC form, ready to store. Works off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(plain(password), COST);
}

/**
 * Compares a password with a hash. Without a hash (unknown name, no password set) it does the same work against a
 * dummy and returns false, so that the time reveals nothing.
 */
export async function verifyPassword(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(storedHash ?? (await dummyHash()), plain(password));
  return matches && typeof storedHash === 'string';
}

/** Normalises a password, so that it is the same however the keyboard composes its letters. */
function plain(password: string): string {
  return password.slice(0, PASSWORD_LIMIT).normalize('NFC');
}

let dummy: Promise<string> | undefined;

/** Returns the dummy hash, made once per process before the first sign-in needs it: see createIdentity. */
export function dummyHash(): Promise<string> {
  dummy ??= hashPassword('a password that nobody has');
  return dummy;
}
