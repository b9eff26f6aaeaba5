const waiting = new Map<string, Promise<unknown>>();

/** Lets pieces of work with the same name follow each other in this process; those without a name do not wait. */
export async function inTurns<T>(name: string | undefined, work: () => Promise<T>): Promise<T> {
  if (name === undefined) return work();
  const before = waiting.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  waiting.set(name, mine);
  try {
    return await mine;
  } finally {
    if (waiting.get(name) === mine) waiting.delete(name);
  }
}
