import { Resolver } from 'node:dns/promises';

/** Milliseconds for a question to a name server, and how often it is asked. */
const QUESTION = { timeout: 1500, tries: 2 };

/**
 * The addresses of a name, those of IPv4 first; none where it has none. It does not go through the thread pool of the
 * machine's own resolver, in which others wait for their passwords to be hashed.
 */
export async function resolveName(name: string): Promise<readonly string[]> {
  const resolver = new Resolver(QUESTION);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
