/**
 * Tracks whether an external dependency is available. It logs one line when the dependency becomes unavailable and one
 * when it is back.
 */
export interface Outage {
  /** @param refused the number of operations that failed because of it */
  begins(why: string, refused?: number): void;
  ends(): void;
}

/** Milliseconds in which one line is enough: an outage breaks all connections, and some report it late. */
const TOGETHER = 1000;

/**
 * Creates the reporter of the outages of one dependency.
 * @param what the dependency, as the beginning of a sentence: `The database`
 * @param meanwhile a sentence about the effect on people
 */
export function createOutageReporter(
  log: (message: string) => void,
  what: string,
  meanwhile: string,
): Outage {
  let lastLineAt = Number.NEGATIVE_INFINITY;
  let away = false;
  let met = 0;
  return {
    begins(why, refused = 1) {
      met += refused;
      const now = performance.now();
      if (away || now - lastLineAt < TOGETHER) return;
      [away, lastLineAt] = [true, now];
      log(`${what} does not answer: ${why}. ${meanwhile}`);
    },
    ends() {
      if (!away) return;
      log(`${what} answers again; ${met} pieces of work failed meanwhile.`);
      [away, met] = [false, 0];
    },
  };
}

/** Returns the message of the error's cause if it has one, because the error of `fetch` only says that it failed. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || message : message;
}
