/**
 * Returns a function that runs tasks, at most `most` at the same time. Further tasks wait in the order of their calls.
 */
export function createQueue(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place passes directly to the next waiting task, so that no other can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
