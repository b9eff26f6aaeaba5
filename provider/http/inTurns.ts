import { DatabaseUnavailable } from '../db/database';

const waiting = new Map<string, Promise<unknown>>();

/**
 * Runs work with the same name one after the other in this process; work without a name does not wait. If the database
 * is unavailable for the first, the waiting ones fail too, without each trying again.
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
