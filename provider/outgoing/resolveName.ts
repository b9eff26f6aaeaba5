import { Resolver } from 'node:dns/promises';

/** Milliseconds for a query to a name server, and the number of tries. */
const QUESTION = { timeout: 1500, tries: 2 };

/**
 * Resolves a name to its addresses, IPv4 first; an empty list if it has none. It does not use the system resolver,
 * because that shares a thread pool with password hashing and would wait for it.
 */
export async function resolveName(name: string): Promise<readonly string[]> {
  const resolver = new Resolver(QUESTION);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
