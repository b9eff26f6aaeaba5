import { Resolver } from 'node:dns/promises';

/** Milliseconds for a query to a name server, and the number of tries. */
const QUESTION = { timeout: 1500, tries: 2 };

/**
 * Resolves the addresses of a name, IPv4 first; none if it has none. It does not use the thread pool of the system
 * resolver, in which password hashing of other requests waits.
 */
export async function resolveName(name: string): Promise<readonly string[]> {
  const resolver = new Resolver(QUESTION);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
