import { DatabaseUnavailable } from '../db/database';

const waiting = new Map<string, Promise<unknown>>();

/**
 * Lets pieces of work with the same name follow each other in this process; those without a name do not wait. Where the
 * database does not answer the first, it is not asked again for each of the others, one after the other.
 */
export async function inTurns<T>(name: string | undefined, work: () => Promise<T>): Promise<T> {
  if (name === undefined) return work();
  const before = waiting.get(name) ?? Promise.resolve();
  const mine = before.then(work, (error) => {
    if (error instanceof DatabaseUnavailable) throw error;
    return work();
  });
  waiting.set(name, mine);
  try {
    return await mine;
  } finally {
    if (waiting.get(name) === mine) waiting.delete(name);
  }
}
